CREATE TABLE "address_streets" (
	"zip" text NOT NULL,
	"city" text NOT NULL,
	"district" text DEFAULT '' NOT NULL,
	"street" text NOT NULL,
	"house_numbers" text DEFAULT '' NOT NULL,
	CONSTRAINT "address_streets_zip_city_district_street_pk" PRIMARY KEY("zip","city","district","street")
);
--> statement-breakpoint
CREATE TABLE "availability_checks" (
	"trid" text NOT NULL,
	"id" text NOT NULL,
	"user_id" text,
	"address" jsonb NOT NULL,
	"address_key" text NOT NULL,
	"source" text NOT NULL,
	"created" bigint NOT NULL,
	"checked_at" bigint,
	"number" text,
	"technologies" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "availability_checks_trid_id_pk" PRIMARY KEY("trid","id")
);
--> statement-breakpoint
ALTER TABLE "availability_checks" ADD CONSTRAINT "availability_checks_trid_foundations_trid_fk" FOREIGN KEY ("trid") REFERENCES "public"."foundations"("trid") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "availability_checks_address" ON "availability_checks" USING btree ("trid","address_key","checked_at");--> statement-breakpoint
CREATE INDEX "availability_checks_created" ON "availability_checks" USING btree ("trid","created");