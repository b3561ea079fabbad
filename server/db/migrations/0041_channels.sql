-- Texts beside the mails about orders, and what the owner has registered for them (domain/channels/channel.ts).
alter table settings
  -- Null where messages leave by mail alone. Administrators alone read it.
  add column channels jsonb,
  add constraint settings_channels check (jsonb_typeof(channels) = 'object');
