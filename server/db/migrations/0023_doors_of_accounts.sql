CREATE TABLE "known_devices" (
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_pk" PRIMARY KEY("token_hash","user_id"),
	CONSTRAINT "known_devices_token_hashed" CHECK (octet_length(token_hash) = 32)
);
--> statement-breakpoint
DROP INDEX "users_email_unique";--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "password_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_double" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_by_user" ON "known_devices" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "known_devices_by_expiry" ON "known_devices" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "users_by_email" ON "users" USING btree (lower(email),"created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_unique" ON "users" USING btree (lower(email)) WHERE not is_double;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_double_unproven" CHECK (not (is_double and (email_verified_at is not null or role <> 'USER')));--> statement-breakpoint
UPDATE sessions SET password_at = created_at;
--> statement-breakpoint
-- An administrator's token lasts twelve hours from now on.
UPDATE sessions s SET expires_at = least(s.expires_at, now() + interval '12 hours')
  FROM users u WHERE u.id = s.user_id AND u.role = 'ADMIN';
--> statement-breakpoint
-- A double is no customer of its own: the account with its address is, and what the double orders is that customer's.
DO $$
DECLARE
  change record;
  definition text;
BEGIN
  FOR change IN SELECT * FROM (VALUES
    ('refresh_customer', 'FROM users WHERE lower(email) = person', 'FROM users WHERE lower(email) = person AND NOT is_double'),
    ('refresh_customer', 'user_id = account.id AND', 'user_id IN (SELECT u.id FROM users u WHERE lower(u.email) = person) AND'),
    ('rebuild_order_sums', 'ON lower(u.email) = people.key', 'ON lower(u.email) = people.key AND NOT u.is_double'),
    ('rebuild_further_sums', 'FROM users GROUP BY', 'FROM users WHERE NOT is_double GROUP BY'),
    ('count_user', 'VALUES (''user'', day_in_india(u.created_at), u.role, sign, 0, 0)',
      'SELECT ''user'', day_in_india(u.created_at), u.role, sign, 0, 0 WHERE NOT u.is_double')
  ) AS each (name, was, becomes) LOOP
    definition := pg_get_functiondef(change.name::regproc);
    IF position(change.was IN definition) = 0 THEN
      RAISE EXCEPTION 'The function % does not say: %', change.name, change.was;
    END IF;
    EXECUTE replace(definition, change.was, change.becomes);
  END LOOP;
END $$;
