ALTER TABLE "settings" ADD COLUMN "gstin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_gstin_format" CHECK (gstin ~ '^([0-9]{2}[A-Z0-9]{13})?$');