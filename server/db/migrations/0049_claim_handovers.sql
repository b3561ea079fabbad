-- Whoever may not decide a claim alone hands it to a manager, with what there is to decide.
alter table claims
  add column handover_note text not null default '',
  add column handed_over_by uuid,
  add column handed_over_at timestamptz(3),
  add constraint claims_handed_over_by_users_id_fk foreign key (handed_over_by) references users on delete set null,
  add constraint claims_handover_note_length check (length(handover_note) between 0 and 2000),
  add constraint claims_handover_has_note check ((handed_over_at is null) = (handover_note = ''));
