CREATE TABLE "brand_versions" (
	"variant" text NOT NULL,
	"part" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"by" text,
	"released_by" text,
	"published" bigint NOT NULL,
	CONSTRAINT "brand_versions_variant_part_version_pk" PRIMARY KEY("variant","part","version")
);
--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "brand_versions" ADD CONSTRAINT "brand_versions_released_by_users_id_fk" FOREIGN KEY ("released_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "brand_versions" ("variant", "part", "version", "content", "by", "published")
SELECT "variant", 'look', "look_version", "look", "look_by", "look_changed" FROM "brands" WHERE "look" IS NOT NULL AND "look_changed" IS NOT NULL
UNION ALL
SELECT "variant", 'company', "company_version", "company", "company_by", "company_changed" FROM "brands" WHERE "company" IS NOT NULL AND "company_changed" IS NOT NULL;
