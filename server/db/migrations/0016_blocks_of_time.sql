-- Rows come one after the other, so a few blocks have those of a time: together with the search index, whose matches are
-- then fetched from these blocks alone.
CREATE INDEX "orders_blocks" ON "orders" USING brin ((created_at at time zone 'UTC')) WITH (pages_per_range=16,autosummarize=true);--> statement-breakpoint
CREATE INDEX "outbox_blocks" ON "outbox" USING brin ((created_at at time zone 'UTC')) WITH (pages_per_range=16,autosummarize=true);--> statement-breakpoint
CREATE INDEX "shipments_blocks" ON "shipments" USING brin ((created_at at time zone 'UTC')) WITH (pages_per_range=16,autosummarize=true);
