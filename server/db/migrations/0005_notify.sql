CREATE TABLE "mail_subscriptions" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"digest" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"event" text NOT NULL,
	"title" jsonb NOT NULL,
	"link" text NOT NULL,
	"created" bigint NOT NULL,
	"read" bigint,
	"digest" boolean DEFAULT false NOT NULL,
	"trid" text,
	"record_id" text,
	"documents" text[] DEFAULT '{}' NOT NULL,
	"newsletter" text
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "tells" jsonb;--> statement-breakpoint
ALTER TABLE "mail_subscriptions" ADD CONSTRAINT "mail_subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "notifications" USING btree ("user_id","id") WHERE "notifications"."read" is null;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "notifications" USING btree ("user_id","created") WHERE "notifications"."digest";--> statement-breakpoint
CREATE INDEX "notifications_newsletter" ON "notifications" USING btree ("newsletter") WHERE "notifications"."newsletter" is not null;--> statement-breakpoint
CREATE INDEX "notifications_created" ON "notifications" USING btree ("created");