CREATE TABLE "form_drafts" (
	"user_id" text NOT NULL,
	"trid" text NOT NULL,
	"key" text NOT NULL,
	"version" integer NOT NULL,
	"data" jsonb NOT NULL,
	"modified" bigint NOT NULL,
	CONSTRAINT "form_drafts_user_id_trid_key_pk" PRIMARY KEY("user_id","trid","key")
);
--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_drafts" ADD CONSTRAINT "form_drafts_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_drafts_modified" ON "form_drafts" USING btree ("modified");