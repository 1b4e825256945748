ALTER TABLE "foundations" ADD COLUMN "sign_in_networks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "session_hours" integer;