CREATE TABLE "terms_acceptances" (
	"user_id" text NOT NULL,
	"version" text NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "terms_acceptances_user_id_version_pk" PRIMARY KEY("user_id","version")
);
--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "terms_acceptances_at" ON "terms_acceptances" USING btree ("at");--> statement-breakpoint
INSERT INTO "terms_acceptances" ("user_id", "version", "at") SELECT "id", "accepted_terms", "accepted_terms_at" FROM "users" WHERE "accepted_terms" IS NOT NULL AND "accepted_terms_at" IS NOT NULL;
