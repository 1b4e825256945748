CREATE TABLE "role_mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"trid" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"email" text NOT NULL,
	"events" text[] NOT NULL,
	"unsubscribed" text[] DEFAULT '{}' NOT NULL,
	"set_by" text,
	"created" bigint NOT NULL,
	"confirmed" bigint,
	"link_hash" text,
	"asked" bigint NOT NULL,
	"secret" text NOT NULL,
	"bounced" bigint
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "mailbox" jsonb;--> statement-breakpoint
ALTER TABLE "role_mailboxes" ADD CONSTRAINT "role_mailboxes_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "role_mailboxes" ADD CONSTRAINT "role_mailboxes_set_by_users_id_fk" FOREIGN KEY ("set_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "role_mailboxes_email" ON "role_mailboxes" USING btree ("trid","email");--> statement-breakpoint
CREATE UNIQUE INDEX "role_mailboxes_link" ON "role_mailboxes" USING btree ("link_hash");--> statement-breakpoint
CREATE INDEX "role_mailboxes_set_by" ON "role_mailboxes" USING btree ("set_by");