ALTER TABLE "foundations" ADD COLUMN "reviewed" bigint;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "reviewed_by" text;