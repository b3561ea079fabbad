-- What administrators answered to a contact message or an enquiry, from its screen.
create table message_replies (
  id         uuid primary key default gen_random_uuid(),
  contact_id uuid,
  enquiry_id uuid,
  message    text not null,
  sent_to    text not null,
  actor_id   uuid,
  -- The name at the time, which outlives the account.
  author     text not null,
  created_at timestamptz(3) not null default now(),

  constraint message_replies_contact_id_contacts_id_fk
    foreign key (contact_id) references contacts on delete cascade,
  constraint message_replies_enquiry_id_enquiries_id_fk
    foreign key (enquiry_id) references enquiries on delete cascade,
  constraint message_replies_actor_id_users_id_fk
    foreign key (actor_id) references users on delete set null,
  constraint message_replies_one_message check (num_nonnulls(contact_id, enquiry_id) = 1),
  constraint message_replies_message_length check (length(message) between 1 and 5000),
  constraint message_replies_sent_to_length check (length(sent_to) between 1 and 254),
  constraint message_replies_author_length check (length(author) between 1 and 254)
);
create index message_replies_by_contact on message_replies (contact_id, created_at) where contact_id is not null;
create index message_replies_by_enquiry on message_replies (enquiry_id, created_at) where enquiry_id is not null;
create index message_replies_by_actor on message_replies (actor_id) where actor_id is not null;
