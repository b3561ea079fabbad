-- What visitors write: through the contact form, and about products.

create table contacts (
  id         uuid primary key default gen_random_uuid(),
  -- What the sender is shown and may quote.
  reference  text not null default ('CONTACT-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10))),
  name       text not null,
  email      text not null,
  phone      text,
  subject    text not null,
  message    text not null default '',
  status     text not null default 'NEW',
  type       text not null default 'GENERAL',
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),

  constraint contacts_reference_unique unique (reference),
  constraint contacts_status_known check (status in ('NEW', 'READ', 'REPLIED', 'RESPONDED', 'CLOSED')),
  constraint contacts_type_known check (type in ('GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER')),
  constraint contacts_email_format
    check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint contacts_reference_length check (length(reference) between 1 and 40),
  constraint contacts_name_length check (length(name) between 1 and 120),
  constraint contacts_phone_length check (length(phone) between 1 and 30),
  constraint contacts_subject_length check (length(subject) between 1 and 200),
  constraint contacts_message_length check (length(message) between 0 and 5000)
);
create index contacts_by_time on contacts (created_at, id) where deleted_at is null;
create index contacts_by_status on contacts (status, created_at, id) where deleted_at is null;
create index contacts_by_type on contacts (type, created_at, id) where deleted_at is null;
create index contacts_by_email on contacts (lower(email) text_pattern_ops);
create index contacts_by_phone on contacts (phone_digits(phone) text_pattern_ops);
create index contacts_by_phone_end on contacts (reverse(phone_digits(phone)) text_pattern_ops);
create index contacts_by_text on contacts
  using gin (lower(reference || ' ' || name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);
create trigger touch_updated_at before update on contacts for each row execute function touch_updated_at();

create table enquiries (
  id         uuid primary key default gen_random_uuid(),
  -- What the sender is shown and may quote.
  reference  text not null default ('ENQ-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10))),
  name       text not null,
  email      text not null,
  phone      text,
  subject    text not null,
  message    text not null default '',
  status     text not null default 'new',
  type       text not null default 'GENERAL',
  product_id text,
  created_at timestamptz(3) not null default now(),
  updated_at timestamptz(3) not null default now(),
  deleted_at timestamptz(3),

  constraint enquiries_reference_unique unique (reference),
  constraint enquiries_product_id_products_id_fk
    foreign key (product_id) references products on delete set null,
  constraint enquiries_status_known check (status in ('new', 'read', 'replied', 'closed')),
  constraint enquiries_type_known
    check (type in ('ORDER_INQUIRY', 'GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER')),
  constraint enquiries_email_format
    check (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
  constraint enquiries_reference_length check (length(reference) between 1 and 40),
  constraint enquiries_name_length check (length(name) between 1 and 120),
  constraint enquiries_phone_length check (length(phone) between 1 and 30),
  constraint enquiries_subject_length check (length(subject) between 1 and 200),
  constraint enquiries_message_length check (length(message) between 0 and 5000)
);
create index enquiries_by_time on enquiries (created_at, id) where deleted_at is null;
create index enquiries_by_status on enquiries (status, created_at, id) where deleted_at is null;
create index enquiries_by_product on enquiries (product_id, created_at, id) where product_id is not null;
create index enquiries_by_email on enquiries (lower(email) text_pattern_ops);
create index enquiries_by_phone on enquiries (phone_digits(phone) text_pattern_ops);
create index enquiries_by_phone_end on enquiries (reverse(phone_digits(phone)) text_pattern_ops);
create index enquiries_by_text on enquiries
  using gin (lower(reference || ' ' || name || ' ' || email || ' ' || subject || ' ' || message) gin_trgm_ops);
create trigger touch_updated_at before update on enquiries for each row execute function touch_updated_at();

-- Replies of administrators to a contact message or an enquiry, from its screen.
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
