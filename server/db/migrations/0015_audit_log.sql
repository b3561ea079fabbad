-- Who did what in the admin. Append-only by trigger, hence no foreign key: deleting a user would have to change these rows.
create table audit_log (
  id         bigint generated always as identity primary key,
  at         timestamptz(3) not null default now(),
  actor_id   uuid,
  -- The actor as known then: an e-mail address, or `system`.
  actor      text not null,
  action     text not null,
  entity     text not null,
  entity_id  text not null,
  before     jsonb,
  after      jsonb,
  request_id text,

  constraint audit_log_actor_length check (length(actor) between 1 and 254),
  constraint audit_log_action_length check (length(action) between 1 and 60),
  constraint audit_log_entity_length check (length(entity) between 1 and 60),
  constraint audit_log_entity_id_length check (length(entity_id) between 1 and 80),
  constraint audit_log_request_id_length check (length(request_id) between 1 and 80)
);
create index audit_log_by_time on audit_log (at, id);
create index audit_log_by_entity on audit_log (entity, entity_id, id);
create index audit_log_by_kind on audit_log (entity, at, id);
create index audit_log_by_actor on audit_log (actor_id, id);

create trigger append_only before update or delete on audit_log for each row execute function refuse_change();
create trigger append_only_as_a_whole before truncate on audit_log
  for each statement execute function refuse_change();
