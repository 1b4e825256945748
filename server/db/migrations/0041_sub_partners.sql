CREATE TABLE "sub_partners" (
	"code" text PRIMARY KEY NOT NULL,
	"trid" text NOT NULL,
	"parent" text NOT NULL,
	"since" bigint NOT NULL,
	"ended" bigint
);
--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "partner_code" text;--> statement-breakpoint
ALTER TABLE "commission_lines" ADD COLUMN "partner_code" text;--> statement-breakpoint
ALTER TABLE "sub_partners" ADD CONSTRAINT "sub_partners_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sub_partners" ADD CONSTRAINT "sub_partners_parent_foundations_trid_fk" FOREIGN KEY ("parent") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "sub_partners_present" ON "sub_partners" USING btree ("trid") WHERE "sub_partners"."ended" is null;--> statement-breakpoint
CREATE INDEX "sub_partners_parent" ON "sub_partners" USING btree ("parent") WHERE "sub_partners"."ended" is null;