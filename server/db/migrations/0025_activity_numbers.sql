ALTER TABLE "activities" ADD COLUMN "number" text;--> statement-breakpoint
ALTER TABLE "user_activities" ADD COLUMN "number" text;