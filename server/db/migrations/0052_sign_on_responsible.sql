ALTER TABLE "sign_on_providers" ADD COLUMN "ends_at_provider" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD COLUMN "author_id" text;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD COLUMN "releaser_id" text;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_on_providers" ADD CONSTRAINT "sign_on_providers_releaser_id_users_id_fk" FOREIGN KEY ("releaser_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
UPDATE "sign_on_providers" p SET "author_id" = (
	SELECT u."id" FROM "audit_entries" e JOIN "users" u ON u."id" = e."user_id"
	WHERE e."kind" = 'signOn' AND e."trid" = p."trid" AND (e."text" LIKE 'setUp %' OR e."text" LIKE 'changed %')
	ORDER BY e."time" DESC, e."id" DESC LIMIT 1
) WHERE p."trid" IS NOT NULL;--> statement-breakpoint
UPDATE "sign_on_providers" p SET "author_id" = a."prepared_by", "releaser_id" = a."decided_by" FROM (
	SELECT DISTINCT ON ("subject") "subject", "prepared_by", "decided_by" FROM "approvals"
	WHERE "kind" = 'signOn' AND "state" = 'released' ORDER BY "subject", "decided" DESC
) a WHERE p."trid" IS NULL AND a."subject" = p."id";
