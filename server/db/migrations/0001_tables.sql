CREATE TABLE "account_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_tokens_purpose_known" CHECK (purpose in ('password_reset', 'email_verification')),
	CONSTRAINT "account_tokens_token_hashed" CHECK (octet_length(token_hash) = 32),
	CONSTRAINT "account_tokens_email_format" CHECK (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$')
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "sessions_token_hashed" CHECK (octet_length(token_hash) = 32),
	CONSTRAINT "sessions_user_agent_length" CHECK (length(user_agent) between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"role" text DEFAULT 'USER' NOT NULL,
	"password_hash" text NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"email_verified_at" timestamp (3) with time zone,
	"disabled_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (lower(coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, ''))) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_role_known" CHECK (role in ('USER', 'ADMIN')),
	CONSTRAINT "users_email_format" CHECK (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
	CONSTRAINT "users_addresses_is_list" CHECK (case jsonb_typeof(addresses) when 'array' then jsonb_array_length(addresses) <= 20 else addresses is null end),
	CONSTRAINT "users_name_length" CHECK (length(name) between 1 and 120),
	CONSTRAINT "users_phone_length" CHECK (length(phone) between 1 and 20),
	CONSTRAINT "users_password_hash_length" CHECK (length(password_hash) between 20 and 500)
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "audit_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"request_id" text,
	CONSTRAINT "audit_log_actor_length" CHECK (length(actor) between 1 and 254),
	CONSTRAINT "audit_log_action_length" CHECK (length(action) between 1 and 60),
	CONSTRAINT "audit_log_entity_length" CHECK (length(entity) between 1 and 60),
	CONSTRAINT "audit_log_entity_id_length" CHECK (length(entity_id) between 1 and 80),
	CONSTRAINT "audit_log_request_id_length" CHECK (length(request_id) between 1 and 80)
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"slug" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"image" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "categories_slug_format" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "categories_id_length" CHECK (length(id) between 1 and 64),
	CONSTRAINT "categories_name_length" CHECK (length(name) between 1 and 120),
	CONSTRAINT "categories_slug_length" CHECK (length(slug) between 1 and 120),
	CONSTRAINT "categories_description_length" CHECK (length(description) between 0 and 4000),
	CONSTRAINT "categories_image_length" CHECK (length(image) between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "product_variants" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "product_variants_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"parent_id" bigint,
	"price" bigint,
	"sale_price" bigint,
	"in_stock" boolean DEFAULT true NOT NULL,
	"shipping_weight" text,
	"product_code" text,
	"images" jsonb,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "product_variants_label_unique" UNIQUE NULLS NOT DISTINCT("product_id","kind","parent_id","label"),
	CONSTRAINT "product_variants_of_product" UNIQUE("id","product_id"),
	CONSTRAINT "product_variants_kind_known" CHECK (kind in ('weight', 'color')),
	CONSTRAINT "product_variants_options_of_weight" CHECK (parent_id is null or kind = 'weight'),
	CONSTRAINT "product_variants_not_own_parent" CHECK (parent_id <> id),
	CONSTRAINT "product_variants_sale_below_list" CHECK (price > 0 and sale_price > 0 and sale_price < price),
	CONSTRAINT "product_variants_images_is_list" CHECK (case jsonb_typeof(images) when 'array' then jsonb_array_length(images) <= 6 else images is null end),
	CONSTRAINT "product_variants_label_length" CHECK (length(label) between 1 and 60),
	CONSTRAINT "product_variants_shipping_weight_length" CHECK (length(shipping_weight) between 1 and 60),
	CONSTRAINT "product_variants_product_code_length" CHECK (length(product_code) between 0 and 60)
);
--> statement-breakpoint
CREATE TABLE "products" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"category_id" text NOT NULL,
	"product_code" text DEFAULT '' NOT NULL,
	"shipping_weight" text,
	"price" bigint NOT NULL,
	"sale_price" bigint,
	"price_range" text,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"short_description" text DEFAULT '' NOT NULL,
	"specifications" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"in_stock" boolean DEFAULT true NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"best_seller" boolean DEFAULT false NOT NULL,
	"is_new" boolean DEFAULT false NOT NULL,
	"rating" numeric(2, 1) DEFAULT 0 NOT NULL,
	"review_count" integer DEFAULT 0 NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"offer" jsonb,
	"gst" numeric(5, 2) DEFAULT 18 NOT NULL,
	"hsn" text DEFAULT '95069190' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"seeded_hash" text,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "products_slug_format" CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "products_sale_below_list" CHECK (price > 0 and sale_price > 0 and sale_price < price),
	CONSTRAINT "products_rating_range" CHECK (rating between 0 and 5),
	CONSTRAINT "products_gst_percent" CHECK (gst between 0 and 100),
	CONSTRAINT "products_hsn_format" CHECK (hsn ~ '^([0-9]{2}){2,4}$'),
	CONSTRAINT "products_images_is_list" CHECK (case jsonb_typeof(images) when 'array' then jsonb_array_length(images) <= 6 else images is null end),
	CONSTRAINT "products_specifications_is_object" CHECK (jsonb_typeof(specifications) = 'object'),
	CONSTRAINT "products_details_is_object" CHECK (jsonb_typeof(details) = 'object'),
	CONSTRAINT "products_offer_is_object" CHECK (jsonb_typeof(offer) = 'object'),
	CONSTRAINT "products_review_count_not_negative" CHECK (review_count >= 0),
	CONSTRAINT "products_id_length" CHECK (length(id) between 1 and 64),
	CONSTRAINT "products_slug_length" CHECK (length(slug) between 1 and 200),
	CONSTRAINT "products_name_length" CHECK (length(name) between 1 and 200),
	CONSTRAINT "products_product_code_length" CHECK (length(product_code) between 0 and 60),
	CONSTRAINT "products_shipping_weight_length" CHECK (length(shipping_weight) between 1 and 60),
	CONSTRAINT "products_price_range_length" CHECK (length(price_range) between 1 and 120),
	CONSTRAINT "products_description_length" CHECK (length(description) between 0 and 20000),
	CONSTRAINT "products_short_description_length" CHECK (length(short_description) between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "reviews" (
	"id" text PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"user_id" uuid,
	"user_name" text NOT NULL,
	"rating" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"date" date DEFAULT current_date NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "reviews_status_known" CHECK (status in ('published', 'pending', 'rejected')),
	CONSTRAINT "reviews_rating_range" CHECK (rating between 1 and 5),
	CONSTRAINT "reviews_images_is_list" CHECK (case jsonb_typeof(images) when 'array' then jsonb_array_length(images) <= 6 else images is null end),
	CONSTRAINT "reviews_id_length" CHECK (length(id) between 1 and 64),
	CONSTRAINT "reviews_user_name_length" CHECK (length(user_name) between 1 and 120),
	CONSTRAINT "reviews_comment_length" CHECK (length(comment) between 0 and 4000)
);
--> statement-breakpoint
CREATE TABLE "contacts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text DEFAULT 'CONTACT-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10)) NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'NEW' NOT NULL,
	"type" text DEFAULT 'GENERAL' NOT NULL,
	"search" text GENERATED ALWAYS AS (lower(coalesce(reference, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "contacts_reference_unique" UNIQUE("reference"),
	CONSTRAINT "contacts_status_known" CHECK (status in ('NEW', 'READ', 'REPLIED', 'RESPONDED', 'CLOSED')),
	CONSTRAINT "contacts_type_known" CHECK (type in ('GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER')),
	CONSTRAINT "contacts_email_format" CHECK (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
	CONSTRAINT "contacts_reference_length" CHECK (length(reference) between 1 and 40),
	CONSTRAINT "contacts_name_length" CHECK (length(name) between 1 and 120),
	CONSTRAINT "contacts_phone_length" CHECK (length(phone) between 1 and 20),
	CONSTRAINT "contacts_subject_length" CHECK (length(subject) between 1 and 200),
	CONSTRAINT "contacts_message_length" CHECK (length(message) between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "counters" (
	"name" text PRIMARY KEY NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "counters_value_not_negative" CHECK (value >= 0),
	CONSTRAINT "counters_name_length" CHECK (length(name) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text DEFAULT 'ENQ-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 10)) NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"subject" text NOT NULL,
	"message" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"type" text DEFAULT 'GENERAL' NOT NULL,
	"product_id" text,
	"search" text GENERATED ALWAYS AS (lower(coalesce(reference, '') || ' ' || coalesce(name, '') || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(subject, '') || ' ' || coalesce(message, ''))) STORED,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "enquiries_reference_unique" UNIQUE("reference"),
	CONSTRAINT "enquiries_status_known" CHECK (status in ('new', 'read', 'replied', 'closed')),
	CONSTRAINT "enquiries_type_known" CHECK (type in ('ORDER_INQUIRY', 'GENERAL', 'SUPPORT', 'SALES', 'FEEDBACK', 'COMPLAINT', 'OTHER')),
	CONSTRAINT "enquiries_email_format" CHECK (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
	CONSTRAINT "enquiries_reference_length" CHECK (length(reference) between 1 and 40),
	CONSTRAINT "enquiries_name_length" CHECK (length(name) between 1 and 120),
	CONSTRAINT "enquiries_phone_length" CHECK (length(phone) between 1 and 20),
	CONSTRAINT "enquiries_subject_length" CHECK (length(subject) between 1 and 200),
	CONSTRAINT "enquiries_message_length" CHECK (length(message) between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'invoice' NOT NULL,
	"number" text NOT NULL,
	"financial_year" text NOT NULL,
	"serial" integer NOT NULL,
	"order_id" text NOT NULL,
	"invoice_id" uuid,
	"reason" text,
	"total_amount" bigint NOT NULL,
	"document" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_number_unique" UNIQUE("number"),
	CONSTRAINT "invoices_serial_unique" UNIQUE("kind","financial_year","serial"),
	CONSTRAINT "invoices_kind_known" CHECK (kind in ('invoice', 'credit_note')),
	CONSTRAINT "invoices_number_format" CHECK (number ~ '^[A-Z1-9][A-Z0-9/-]{0,15}$'),
	CONSTRAINT "invoices_year_format" CHECK (financial_year ~ '^[0-9]{2}-[0-9]{2}$'),
	CONSTRAINT "invoices_serial_positive" CHECK (serial > 0),
	CONSTRAINT "invoices_credit_note_refers" CHECK ((kind = 'credit_note') = (invoice_id is not null)),
	CONSTRAINT "invoices_credit_note_reason" CHECK (kind <> 'credit_note' or reason is not null),
	CONSTRAINT "invoices_total_not_negative" CHECK (total_amount >= 0),
	CONSTRAINT "invoices_document_is_object" CHECK (jsonb_typeof(document) = 'object'),
	CONSTRAINT "invoices_reason_length" CHECK (length(reason) between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "order_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"position" integer NOT NULL,
	"product_id" text NOT NULL,
	"product_name" text NOT NULL,
	"product_category" text NOT NULL,
	"product_description" text DEFAULT '' NOT NULL,
	"product_image" text DEFAULT '' NOT NULL,
	"product_gst" numeric(5, 2) NOT NULL,
	"product_brand" text,
	"product_sku" text,
	"hsn" text NOT NULL,
	"variant" text,
	"variant_type" text,
	"option" text,
	"list_price" bigint NOT NULL,
	"unit_price" bigint NOT NULL,
	"quantity" integer NOT NULL,
	"total_price" bigint NOT NULL,
	"stock_id" bigint,
	CONSTRAINT "order_items_position_unique" UNIQUE("order_id","position"),
	CONSTRAINT "order_items_variant_type_known" CHECK (variant_type in ('weight', 'color')),
	CONSTRAINT "order_items_variant_typed" CHECK ((variant is null) = (variant_type is null)),
	CONSTRAINT "order_items_option_of_weight" CHECK (option is null or variant_type is not distinct from 'weight'),
	CONSTRAINT "order_items_quantity_range" CHECK (quantity between 1 and 99),
	CONSTRAINT "order_items_total_adds_up" CHECK (total_price = unit_price * quantity),
	CONSTRAINT "order_items_gst_percent" CHECK (product_gst between 0 and 100),
	CONSTRAINT "order_items_list_price_not_negative" CHECK (list_price >= 0),
	CONSTRAINT "order_items_unit_price_not_negative" CHECK (unit_price >= 0),
	CONSTRAINT "order_items_position_not_negative" CHECK (position >= 0),
	CONSTRAINT "order_items_product_name_length" CHECK (length(product_name) between 1 and 200),
	CONSTRAINT "order_items_product_category_length" CHECK (length(product_category) between 1 and 120),
	CONSTRAINT "order_items_product_description_length" CHECK (length(product_description) between 0 and 20000),
	CONSTRAINT "order_items_product_image_length" CHECK (length(product_image) between 0 and 500),
	CONSTRAINT "order_items_product_brand_length" CHECK (length(product_brand) between 0 and 120),
	CONSTRAINT "order_items_product_sku_length" CHECK (length(product_sku) between 0 and 60),
	CONSTRAINT "order_items_hsn_length" CHECK (length(hsn) between 4 and 8),
	CONSTRAINT "order_items_variant_length" CHECK (length(variant) between 1 and 130),
	CONSTRAINT "order_items_option_length" CHECK (length(option) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "order_status_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "order_status_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" text NOT NULL,
	"field" text DEFAULT 'status' NOT NULL,
	"from_value" text,
	"to_value" text NOT NULL,
	"actor_id" uuid,
	"actor" text NOT NULL,
	"note" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "order_status_history_field_known" CHECK (field in ('status', 'payment_status')),
	CONSTRAINT "order_status_history_changes" CHECK (from_value is distinct from to_value),
	CONSTRAINT "order_status_history_value_known" CHECK (to_value in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'PAID', 'FAILED', 'REFUNDED')),
	CONSTRAINT "order_status_history_actor_length" CHECK (length(actor) between 1 and 254),
	CONSTRAINT "order_status_history_note_length" CHECK (length(note) between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" text PRIMARY KEY NOT NULL,
	"order_number" bigint NOT NULL,
	"user_id" uuid,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"payment_status" text DEFAULT 'PENDING' NOT NULL,
	"payment_method" text DEFAULT 'COD' NOT NULL,
	"subtotal" bigint NOT NULL,
	"shipping_cost" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"cgst" bigint DEFAULT 0 NOT NULL,
	"sgst" bigint DEFAULT 0 NOT NULL,
	"igst" bigint DEFAULT 0 NOT NULL,
	"discount_amount" bigint DEFAULT 0 NOT NULL,
	"round_off" bigint DEFAULT 0 NOT NULL,
	"total_amount" bigint NOT NULL,
	"coupon_code" text,
	"shipping_method" text DEFAULT 'standard' NOT NULL,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"shipping_address" jsonb NOT NULL,
	"billing_address" jsonb NOT NULL,
	"tracking_id" text,
	"notes" text DEFAULT '' NOT NULL,
	"admin_notes" text DEFAULT '' NOT NULL,
	"stock_held" boolean DEFAULT false NOT NULL,
	"payment_due_at" timestamp (3) with time zone,
	"search" text GENERATED ALWAYS AS (lower(coalesce(order_number::text, '') || ' ' || coalesce(id, '') || ' ' || coalesce(customer_name, '') || ' ' || coalesce(customer_email, '') || ' ' || coalesce(customer_phone, ''))) STORED,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("order_number"),
	CONSTRAINT "orders_payable" UNIQUE("id","total_amount"),
	CONSTRAINT "orders_status_known" CHECK (status in ('PENDING', 'CONFIRMED', 'PROCESSING', 'SHIPPED', 'DELIVERED', 'CANCELLED')),
	CONSTRAINT "orders_payment_status_known" CHECK (payment_status in ('PENDING', 'PAID', 'FAILED', 'REFUNDED')),
	CONSTRAINT "orders_payment_method_known" CHECK (payment_method in ('COD', 'ONLINE', 'UPI', 'CARD')),
	CONSTRAINT "orders_shipping_method_known" CHECK (shipping_method in ('standard', 'express')),
	CONSTRAINT "orders_id_format" CHECK (id ~ '^[A-Za-z0-9_-]{22,56}$'),
	CONSTRAINT "orders_number_positive" CHECK (order_number > 0),
	CONSTRAINT "orders_total_adds_up" CHECK (total_amount = subtotal + shipping_cost + tax_amount - discount_amount + round_off),
	CONSTRAINT "orders_tax_adds_up" CHECK (tax_amount = cgst + sgst + igst),
	CONSTRAINT "orders_one_kind_of_tax" CHECK (igst = 0 or (cgst = 0 and sgst = 0)),
	CONSTRAINT "orders_tax_halves_equal" CHECK (abs(cgst - sgst) <= 1),
	CONSTRAINT "orders_whole_rupees" CHECK (total_amount % 100 = 0 and round_off between -49 and 50),
	CONSTRAINT "orders_shipping_address_pincode" CHECK (coalesce(shipping_address ->> 'pinCode', shipping_address ->> 'pincode', '') ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "orders_billing_address_pincode" CHECK (coalesce(billing_address ->> 'pinCode', billing_address ->> 'pincode', '') ~ '^[1-9][0-9]{5}$'),
	CONSTRAINT "orders_customer_email_format" CHECK (length(customer_email) <= 254 and customer_email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
	CONSTRAINT "orders_shipping_address_is_object" CHECK (jsonb_typeof(shipping_address) = 'object'),
	CONSTRAINT "orders_billing_address_is_object" CHECK (jsonb_typeof(billing_address) = 'object'),
	CONSTRAINT "orders_subtotal_not_negative" CHECK (subtotal >= 0),
	CONSTRAINT "orders_shipping_cost_not_negative" CHECK (shipping_cost >= 0),
	CONSTRAINT "orders_tax_amount_not_negative" CHECK (tax_amount >= 0),
	CONSTRAINT "orders_cgst_not_negative" CHECK (cgst >= 0),
	CONSTRAINT "orders_sgst_not_negative" CHECK (sgst >= 0),
	CONSTRAINT "orders_igst_not_negative" CHECK (igst >= 0),
	CONSTRAINT "orders_discount_amount_not_negative" CHECK (discount_amount >= 0),
	CONSTRAINT "orders_total_amount_not_negative" CHECK (total_amount >= 0),
	CONSTRAINT "orders_coupon_code_length" CHECK (length(coupon_code) between 1 and 40),
	CONSTRAINT "orders_customer_name_length" CHECK (length(customer_name) between 1 and 200),
	CONSTRAINT "orders_customer_phone_length" CHECK (length(customer_phone) between 0 and 20),
	CONSTRAINT "orders_tracking_id_length" CHECK (length(tracking_id) between 1 and 100),
	CONSTRAINT "orders_notes_length" CHECK (length(notes) between 0 and 2000),
	CONSTRAINT "orders_admin_notes_length" CHECK (length(admin_notes) between 0 and 5000)
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outbox_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"dedupe_key" text NOT NULL,
	"status" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"locked_by" text,
	"last_error" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "outbox_dedupe_key_unique" UNIQUE("dedupe_key"),
	CONSTRAINT "outbox_status_known" CHECK (status in ('pending', 'sent', 'failed', 'dead')),
	CONSTRAINT "outbox_sent_has_time" CHECK ((status = 'sent') = (sent_at is not null)),
	CONSTRAINT "outbox_attempts_not_negative" CHECK (attempts >= 0),
	CONSTRAINT "outbox_kind_length" CHECK (length(kind) between 1 and 60),
	CONSTRAINT "outbox_dedupe_key_length" CHECK (length(dedupe_key) between 1 and 200),
	CONSTRAINT "outbox_locked_by_length" CHECK (length(locked_by) between 1 and 120),
	CONSTRAINT "outbox_last_error_length" CHECK (length(last_error) between 0 and 4000)
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"dedupe_key" text NOT NULL,
	"event" text NOT NULL,
	"payment_id" uuid,
	"payload" jsonb NOT NULL,
	"outcome" text,
	"received_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handled_at" timestamp (3) with time zone,
	CONSTRAINT "payment_events_unique" UNIQUE("provider","dedupe_key"),
	CONSTRAINT "payment_events_provider_known" CHECK (provider in ('phonepe', 'simulator', 'manual')),
	CONSTRAINT "payment_events_dedupe_key_length" CHECK (length(dedupe_key) between 1 and 200),
	CONSTRAINT "payment_events_event_length" CHECK (length(event) between 1 and 100),
	CONSTRAINT "payment_events_outcome_length" CHECK (length(outcome) between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"attempt" integer NOT NULL,
	"provider" text NOT NULL,
	"merchant_order_id" text NOT NULL,
	"provider_order_id" text,
	"transaction_id" text,
	"state" text DEFAULT 'CREATED' NOT NULL,
	"amount" bigint NOT NULL,
	"amount_received" bigint,
	"mode" text,
	"redirect_url" text,
	"sdk_token" text,
	"error_code" text,
	"problem" text,
	"payload" jsonb,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"locked_by" text,
	"expires_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payments_attempt_unique" UNIQUE("order_id","attempt"),
	CONSTRAINT "payments_merchant_order_unique" UNIQUE("merchant_order_id"),
	CONSTRAINT "payments_transaction_unique" UNIQUE("provider","transaction_id"),
	CONSTRAINT "payments_provider_known" CHECK (provider in ('phonepe', 'simulator', 'manual')),
	CONSTRAINT "payments_state_known" CHECK (state in ('CREATED', 'PENDING', 'FAILED', 'COMPLETED', 'DISPUTED')),
	CONSTRAINT "payments_merchant_order_format" CHECK (merchant_order_id ~ '^[A-Za-z0-9_-]{1,63}$'),
	CONSTRAINT "payments_attempt_positive" CHECK (attempt > 0),
	CONSTRAINT "payments_amount_minimum" CHECK (amount >= 100),
	CONSTRAINT "payments_completed_in_full" CHECK (state <> 'COMPLETED' or (amount_received is not distinct from amount and completed_at is not null)),
	CONSTRAINT "payments_disputed_explained" CHECK (state <> 'DISPUTED' or (amount_received is not null and problem is not null)),
	CONSTRAINT "payments_amount_received_not_negative" CHECK (amount_received >= 0),
	CONSTRAINT "payments_checks_not_negative" CHECK (checks >= 0),
	CONSTRAINT "payments_provider_order_id_length" CHECK (length(provider_order_id) between 1 and 100),
	CONSTRAINT "payments_transaction_id_length" CHECK (length(transaction_id) between 1 and 100),
	CONSTRAINT "payments_mode_length" CHECK (length(mode) between 1 and 60),
	CONSTRAINT "payments_redirect_url_length" CHECK (length(redirect_url) between 1 and 4000),
	CONSTRAINT "payments_sdk_token_length" CHECK (length(sdk_token) between 1 and 8000),
	CONSTRAINT "payments_error_code_length" CHECK (length(error_code) between 1 and 100),
	CONSTRAINT "payments_problem_length" CHECK (length(problem) between 1 and 500),
	CONSTRAINT "payments_locked_by_length" CHECK (length(locked_by) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"payment_id" uuid NOT NULL,
	"merchant_refund_id" text NOT NULL,
	"provider_refund_id" text,
	"state" text DEFAULT 'REQUESTED' NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"requested_by" uuid,
	"error_code" text,
	"payload" jsonb,
	"checks" integer DEFAULT 0 NOT NULL,
	"next_check_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"locked_by" text,
	"completed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "refunds_merchant_refund_unique" UNIQUE("merchant_refund_id"),
	CONSTRAINT "refunds_state_known" CHECK (state in ('REQUESTED', 'PENDING', 'CONFIRMED', 'COMPLETED', 'FAILED')),
	CONSTRAINT "refunds_merchant_refund_format" CHECK (merchant_refund_id ~ '^[A-Za-z0-9_-]{1,63}$'),
	CONSTRAINT "refunds_amount_minimum" CHECK (amount >= 100),
	CONSTRAINT "refunds_checks_not_negative" CHECK (checks >= 0),
	CONSTRAINT "refunds_provider_refund_id_length" CHECK (length(provider_refund_id) between 1 and 100),
	CONSTRAINT "refunds_reason_length" CHECK (length(reason) between 0 and 500),
	CONSTRAINT "refunds_error_code_length" CHECK (length(error_code) between 1 and 100),
	CONSTRAINT "refunds_locked_by_length" CHECK (length(locked_by) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "coupon_uses" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "coupon_uses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"coupon_id" uuid NOT NULL,
	"order_id" text NOT NULL,
	"customer_key" text NOT NULL,
	"amount" bigint NOT NULL,
	"used_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "coupon_uses_one_per_order" UNIQUE("order_id"),
	CONSTRAINT "coupon_uses_amount_not_negative" CHECK (amount >= 0),
	CONSTRAINT "coupon_uses_customer_key_length" CHECK (length(customer_key) between 1 and 254)
);
--> statement-breakpoint
CREATE TABLE "coupons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"value" bigint NOT NULL,
	"min_amount" bigint DEFAULT 0 NOT NULL,
	"max_discount" bigint,
	"is_active" boolean DEFAULT true NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp (3) with time zone,
	"ends_at" timestamp (3) with time zone,
	"usage_limit" integer,
	"per_customer_limit" integer,
	"used_count" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "coupons_type_known" CHECK (type in ('percentage', 'fixed', 'shipping')),
	CONSTRAINT "coupons_code_format" CHECK (code ~ '^[A-Z0-9][A-Z0-9_-]{1,39}$'),
	CONSTRAINT "coupons_value_range" CHECK (case type when 'percentage' then value between 1 and 10000 when 'fixed' then value > 0 else value = 0 end),
	CONSTRAINT "coupons_period" CHECK (ends_at > starts_at),
	CONSTRAINT "coupons_limits_positive" CHECK (usage_limit > 0 and per_customer_limit > 0),
	CONSTRAINT "coupons_max_discount_positive" CHECK (max_discount > 0),
	CONSTRAINT "coupons_within_limit" CHECK (used_count <= usage_limit),
	CONSTRAINT "coupons_min_amount_not_negative" CHECK (min_amount >= 0),
	CONSTRAINT "coupons_used_count_not_negative" CHECK (used_count >= 0),
	CONSTRAINT "coupons_name_length" CHECK (length(name) between 1 and 120),
	CONSTRAINT "coupons_description_length" CHECK (length(description) between 0 and 1000)
);
--> statement-breakpoint
CREATE TABLE "discounts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"value" bigint NOT NULL,
	"scope" text DEFAULT 'all' NOT NULL,
	"category_id" text,
	"product_id" text,
	"starts_on" date,
	"ends_on" date,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "discounts_type_known" CHECK (type in ('percentage', 'fixed')),
	CONSTRAINT "discounts_scope_known" CHECK (scope in ('all', 'category', 'product')),
	CONSTRAINT "discounts_value_range" CHECK (case type when 'percentage' then value between 1 and 10000 when 'fixed' then value > 0 else value = 0 end),
	CONSTRAINT "discounts_period" CHECK (ends_on >= starts_on),
	CONSTRAINT "discounts_scope_target" CHECK ((scope = 'category') = (category_id is not null) and (scope = 'product') = (product_id is not null)),
	CONSTRAINT "discounts_name_length" CHECK (length(name) between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"state" text DEFAULT 'started' NOT NULL,
	"response_status" smallint,
	"response_body" jsonb,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_pk" PRIMARY KEY("scope","key"),
	CONSTRAINT "idempotency_keys_state_known" CHECK (state in ('started', 'answered')),
	CONSTRAINT "idempotency_keys_hashed" CHECK (octet_length(request_hash) = 32),
	CONSTRAINT "idempotency_keys_answer" CHECK ((state = 'answered') = (response_status is not null)),
	CONSTRAINT "idempotency_keys_scope_length" CHECK (length(scope) between 1 and 120),
	CONSTRAINT "idempotency_keys_key_length" CHECK (length(key) between 1 and 200)
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"bucket" text NOT NULL,
	"window_start" timestamp (3) with time zone NOT NULL,
	"hits" integer DEFAULT 1 NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_pk" PRIMARY KEY("bucket","window_start"),
	CONSTRAINT "rate_limits_hits_positive" CHECK (hits > 0),
	CONSTRAINT "rate_limits_bucket_length" CHECK (length(bucket) between 1 and 300)
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"store_name" text NOT NULL,
	"store_email" text NOT NULL,
	"store_phone" text NOT NULL,
	"store_address" text NOT NULL,
	"currency" text NOT NULL,
	"tax_rate" numeric(5, 2) NOT NULL,
	"shipping_threshold" bigint NOT NULL,
	"standard_shipping_amount" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "settings_one_row" CHECK (id = 1),
	CONSTRAINT "settings_currency_known" CHECK (currency in ('INR', 'USD', 'EUR')),
	CONSTRAINT "settings_tax_percent" CHECK (tax_rate between 0 and 100),
	CONSTRAINT "settings_store_email_format" CHECK (length(store_email) <= 254 and store_email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
	CONSTRAINT "settings_shipping_threshold_not_negative" CHECK (shipping_threshold >= 0),
	CONSTRAINT "settings_standard_shipping_amount_not_negative" CHECK (standard_shipping_amount >= 0),
	CONSTRAINT "settings_store_name_length" CHECK (length(store_name) between 1 and 120),
	CONSTRAINT "settings_store_phone_length" CHECK (length(store_phone) between 1 and 40),
	CONSTRAINT "settings_store_address_length" CHECK (length(store_address) between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "shipment_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "shipment_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"shipment_id" uuid NOT NULL,
	"status" text NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"actor_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipment_events_status_known" CHECK (status in ('PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED')),
	CONSTRAINT "shipment_events_location_length" CHECK (length(location) between 0 and 120),
	CONSTRAINT "shipment_events_note_length" CHECK (length(note) between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "shipments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" text NOT NULL,
	"partner_id" uuid,
	"tracking_number" text,
	"status" text DEFAULT 'PENDING' NOT NULL,
	"method" text DEFAULT 'standard' NOT NULL,
	"weight_grams" integer DEFAULT 0 NOT NULL,
	"cost" bigint DEFAULT 0 NOT NULL,
	"estimated_delivery" date,
	"shipped_at" timestamp (3) with time zone,
	"delivered_at" timestamp (3) with time zone,
	"notes" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipments_status_known" CHECK (status in ('PENDING', 'PICKED_UP', 'IN_TRANSIT', 'OUT_FOR_DELIVERY', 'DELIVERED', 'FAILED', 'RETURNED', 'CANCELLED')),
	CONSTRAINT "shipments_method_known" CHECK (method in ('standard', 'express')),
	CONSTRAINT "shipments_delivered_after_shipped" CHECK (delivered_at >= shipped_at),
	CONSTRAINT "shipments_weight_grams_not_negative" CHECK (weight_grams >= 0),
	CONSTRAINT "shipments_cost_not_negative" CHECK (cost >= 0),
	CONSTRAINT "shipments_tracking_number_length" CHECK (length(tracking_number) between 1 and 100),
	CONSTRAINT "shipments_notes_length" CHECK (length(notes) between 0 and 2000)
);
--> statement-breakpoint
CREATE TABLE "shipping_partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"contact_name" text DEFAULT '' NOT NULL,
	"email" text,
	"phone" text DEFAULT '' NOT NULL,
	"tracking_url" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_partners_email_format" CHECK (length(email) <= 254 and email ~ '^[^[:space:]@]+@[^[:space:]@]+[.][^[:space:]@]+$'),
	CONSTRAINT "shipping_partners_tracking_https" CHECK (tracking_url = '' or tracking_url ~ '^https://'),
	CONSTRAINT "shipping_partners_name_length" CHECK (length(name) between 1 and 120),
	CONSTRAINT "shipping_partners_contact_name_length" CHECK (length(contact_name) between 0 and 120),
	CONSTRAINT "shipping_partners_phone_length" CHECK (length(phone) between 0 and 20),
	CONSTRAINT "shipping_partners_tracking_url_length" CHECK (length(tracking_url) between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "shipping_rates" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_id" uuid NOT NULL,
	"zone" text NOT NULL,
	"method" text DEFAULT 'standard' NOT NULL,
	"min_grams" integer DEFAULT 0 NOT NULL,
	"max_grams" integer,
	"base_amount" bigint DEFAULT 0 NOT NULL,
	"per_kg_amount" bigint DEFAULT 0 NOT NULL,
	"min_days" integer NOT NULL,
	"max_days" integer NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "shipping_rates_method_known" CHECK (method in ('standard', 'express')),
	CONSTRAINT "shipping_rates_zone_format" CHECK (zone ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "shipping_rates_weight_range" CHECK (max_grams > min_grams),
	CONSTRAINT "shipping_rates_days_range" CHECK (min_days >= 0 and max_days >= min_days and max_days <= 90),
	CONSTRAINT "shipping_rates_min_grams_not_negative" CHECK (min_grams >= 0),
	CONSTRAINT "shipping_rates_base_amount_not_negative" CHECK (base_amount >= 0),
	CONSTRAINT "shipping_rates_per_kg_amount_not_negative" CHECK (per_kg_amount >= 0),
	CONSTRAINT "shipping_rates_zone_length" CHECK (length(zone) between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "stock" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" bigint,
	"available" bigint NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_one_per_item" UNIQUE NULLS NOT DISTINCT("product_id","variant_id"),
	CONSTRAINT "stock_available_not_negative" CHECK (available >= 0)
);
--> statement-breakpoint
CREATE TABLE "stock_movements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "stock_movements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"product_id" text NOT NULL,
	"variant_id" bigint,
	"delta" bigint NOT NULL,
	"reason" text NOT NULL,
	"order_id" text,
	"actor_id" uuid,
	"note" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_movements_reason_known" CHECK (reason in ('order', 'return', 'adjustment')),
	CONSTRAINT "stock_movements_direction" CHECK (delta <> 0 and (reason <> 'order' or delta < 0) and (reason <> 'return' or delta > 0)),
	CONSTRAINT "stock_movements_order_named" CHECK (reason = 'adjustment' or order_id is not null),
	CONSTRAINT "stock_movements_note_length" CHECK (length(note) between 0 and 500)
);
--> statement-breakpoint
CREATE TABLE "wishlist_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"product_id" text NOT NULL,
	"variant" text,
	"variant_type" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "wishlist_items_once" UNIQUE NULLS NOT DISTINCT("user_id","product_id","variant","variant_type"),
	CONSTRAINT "wishlist_items_variant_type_known" CHECK (variant_type in ('weight', 'color')),
	CONSTRAINT "wishlist_items_variant_typed" CHECK ((variant is null) = (variant_type is null)),
	CONSTRAINT "wishlist_items_variant_length" CHECK (length(variant) between 1 and 130)
);
--> statement-breakpoint
ALTER TABLE "account_tokens" ADD CONSTRAINT "account_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product_variants" ADD CONSTRAINT "product_variants_parent_of_same_product" FOREIGN KEY ("parent_id","product_id") REFERENCES "public"."product_variants"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "products" ADD CONSTRAINT "products_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_items" ADD CONSTRAINT "order_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_history" ADD CONSTRAINT "order_status_history_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "order_status_history" ADD CONSTRAINT "order_status_history_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_events" ADD CONSTRAINT "payment_events_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_for_order_total" FOREIGN KEY ("order_id","amount") REFERENCES "public"."orders"("id","total_amount") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refunds" ADD CONSTRAINT "refunds_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_coupon_id_coupons_id_fk" FOREIGN KEY ("coupon_id") REFERENCES "public"."coupons"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "coupon_uses" ADD CONSTRAINT "coupon_uses_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_category_id_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."categories"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "discounts" ADD CONSTRAINT "discounts_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_shipment_id_shipments_id_fk" FOREIGN KEY ("shipment_id") REFERENCES "public"."shipments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipment_events" ADD CONSTRAINT "shipment_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipments" ADD CONSTRAINT "shipments_partner_id_shipping_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."shipping_partners"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shipping_rates" ADD CONSTRAINT "shipping_rates_partner_id_shipping_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."shipping_partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock" ADD CONSTRAINT "stock_variant_of_same_product" FOREIGN KEY ("variant_id","product_id") REFERENCES "public"."product_variants"("id","product_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_variant_id_product_variants_id_fk" FOREIGN KEY ("variant_id") REFERENCES "public"."product_variants"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_movements" ADD CONSTRAINT "stock_movements_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_items" ADD CONSTRAINT "wishlist_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_tokens_by_user" ON "account_tokens" USING btree ("user_id","purpose");--> statement-breakpoint
CREATE INDEX "account_tokens_by_expiry" ON "account_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token_unique" ON "sessions" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "sessions_by_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower(email));--> statement-breakpoint
CREATE INDEX "users_by_created" ON "users" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "users_by_role" ON "users" USING btree ("role","created_at");--> statement-breakpoint
CREATE INDEX "users_search" ON "users" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "audit_log_by_time" ON "audit_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_entity" ON "audit_log" USING btree ("entity","entity_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "categories_slug_unique" ON "categories" USING btree ("slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "products_slug_unique" ON "products" USING btree ("slug") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_by_category" ON "products" USING btree ("category_id","position") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "products_featured" ON "products" USING btree ("position") WHERE featured and deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_by_product" ON "reviews" USING btree ("product_id","date") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "reviews_to_moderate" ON "reviews" USING btree ("created_at") WHERE status = 'pending' and deleted_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_one_per_customer" ON "reviews" USING btree ("user_id","product_id") WHERE user_id is not null and deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_by_time" ON "contacts" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_by_status" ON "contacts" USING btree ("status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_by_type" ON "contacts" USING btree ("type","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "contacts_search" ON "contacts" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "enquiries_by_time" ON "enquiries" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "enquiries_by_product" ON "enquiries" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "enquiries_search" ON "enquiries" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_one_per_order" ON "invoices" USING btree ("order_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_by_order" ON "invoices" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "invoices_by_corrected" ON "invoices" USING btree ("invoice_id") WHERE invoice_id is not null;--> statement-breakpoint
CREATE INDEX "invoices_by_time" ON "invoices" USING btree ("issued_at","id");--> statement-breakpoint
CREATE INDEX "order_items_by_product" ON "order_items" USING btree ("product_id");--> statement-breakpoint
CREATE INDEX "order_status_history_by_order" ON "order_status_history" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "orders_by_time" ON "orders" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("status","created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "orders_by_user" ON "orders" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "orders_by_email" ON "orders" USING btree (lower(customer_email));--> statement-breakpoint
CREATE INDEX "orders_search" ON "orders" USING gin ("search" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_payment_due" ON "orders" USING btree ("payment_due_at") WHERE payment_status = 'PENDING' and status <> 'CANCELLED' and payment_due_at is not null;--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("next_attempt_at") WHERE status in ('pending', 'failed');--> statement-breakpoint
CREATE INDEX "outbox_by_time" ON "outbox" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "payment_events_by_payment" ON "payment_events" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_events_unhandled" ON "payment_events" USING btree ("received_at") WHERE handled_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payments_one_completed" ON "payments" USING btree ("order_id") WHERE state = 'COMPLETED';--> statement-breakpoint
CREATE INDEX "payments_by_transaction" ON "payments" USING btree ("transaction_id") WHERE transaction_id is not null;--> statement-breakpoint
CREATE INDEX "payments_to_reconcile" ON "payments" USING btree ("next_check_at") WHERE state in ('CREATED', 'PENDING');--> statement-breakpoint
CREATE INDEX "payments_flagged" ON "payments" USING btree ("created_at") WHERE problem is not null;--> statement-breakpoint
CREATE INDEX "refunds_by_payment" ON "refunds" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "refunds_one_open" ON "refunds" USING btree ("payment_id") WHERE state in ('REQUESTED', 'PENDING', 'CONFIRMED');--> statement-breakpoint
CREATE INDEX "refunds_to_reconcile" ON "refunds" USING btree ("next_check_at") WHERE state in ('REQUESTED', 'PENDING', 'CONFIRMED');--> statement-breakpoint
CREATE INDEX "coupon_uses_by_customer" ON "coupon_uses" USING btree ("coupon_id","customer_key") WHERE returned_at is null;--> statement-breakpoint
CREATE INDEX "coupon_uses_by_coupon" ON "coupon_uses" USING btree ("coupon_id","used_at");--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" USING btree (upper(code)) WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "coupons_by_time" ON "coupons" USING btree ("created_at","id") WHERE deleted_at is null;--> statement-breakpoint
CREATE INDEX "discounts_active" ON "discounts" USING btree ("starts_on","ends_on") WHERE is_active;--> statement-breakpoint
CREATE INDEX "discounts_by_category" ON "discounts" USING btree ("category_id") WHERE category_id is not null;--> statement-breakpoint
CREATE INDEX "discounts_by_product" ON "discounts" USING btree ("product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_expiry" ON "idempotency_keys" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "rate_limits_by_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shipment_events_by_shipment" ON "shipment_events" USING btree ("shipment_id","id");--> statement-breakpoint
CREATE INDEX "shipments_by_time" ON "shipments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "shipments_by_status" ON "shipments" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "shipments_by_order" ON "shipments" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "shipments_tracking_unique" ON "shipments" USING btree ("partner_id","tracking_number");--> statement-breakpoint
CREATE UNIQUE INDEX "shipping_partners_name_unique" ON "shipping_partners" USING btree (lower(name));--> statement-breakpoint
CREATE INDEX "shipping_rates_by_partner" ON "shipping_rates" USING btree ("partner_id","zone","min_grams");--> statement-breakpoint
CREATE INDEX "stock_by_variant" ON "stock" USING btree ("variant_id");--> statement-breakpoint
CREATE INDEX "stock_movements_by_product" ON "stock_movements" USING btree ("product_id","created_at");--> statement-breakpoint
CREATE INDEX "stock_movements_by_variant" ON "stock_movements" USING btree ("variant_id") WHERE variant_id is not null;--> statement-breakpoint
CREATE INDEX "stock_movements_by_order" ON "stock_movements" USING btree ("order_id") WHERE order_id is not null;--> statement-breakpoint
CREATE INDEX "wishlist_items_by_product" ON "wishlist_items" USING btree ("product_id");