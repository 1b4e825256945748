CREATE TABLE "mail_texts" (
	"id" text PRIMARY KEY NOT NULL,
	"variant" text NOT NULL,
	"mail" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"content" jsonb,
	"prepared_by" text,
	"modified" bigint NOT NULL,
	"published" bigint,
	"published_by" text
);
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "template" jsonb;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_prepared_by_users_id_fk" FOREIGN KEY ("prepared_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_texts" ADD CONSTRAINT "mail_texts_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_texts_draft" ON "mail_texts" USING btree ("variant","mail") WHERE "mail_texts"."published" is null;--> statement-breakpoint
CREATE INDEX "mail_texts_in_force" ON "mail_texts" USING btree ("variant","mail","published");