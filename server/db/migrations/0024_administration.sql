CREATE TABLE "approvals" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"before" text DEFAULT '' NOT NULL,
	"after" text DEFAULT '' NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"prepared_by" text NOT NULL,
	"prepared" bigint NOT NULL,
	"expires" bigint NOT NULL,
	"decided_by" text,
	"decided" bigint
);
--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "created" bigint;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "locked_since" bigint;--> statement-breakpoint
ALTER TABLE "foundations" ADD COLUMN "lock_reason" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_since" bigint;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "disabled_reason" text;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_decided_by_users_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approvals_open" ON "approvals" USING btree ("kind","subject") WHERE "approvals"."state" = 'prepared';--> statement-breakpoint
CREATE INDEX "approvals_prepared" ON "approvals" USING btree ("prepared");--> statement-breakpoint
CREATE INDEX "approvals_subject" ON "approvals" USING btree ("subject");