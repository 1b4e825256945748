ALTER TABLE "users" ADD COLUMN "password_set" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "last_active" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "idle_noticed" bigint;--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree (lower("email"));--> statement-breakpoint
UPDATE "users" SET "password_set" = coalesce("accepted_terms_at", nullif("sessions_since", 0)), "last_active" = (extract(epoch from now()) * 1000)::bigint;
