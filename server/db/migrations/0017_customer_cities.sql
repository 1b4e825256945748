ALTER TABLE "records" ADD COLUMN "city" text;--> statement-breakpoint
UPDATE "records" SET "city" = "data" #>> '{address,city}' WHERE "type" = 'hfo.vp.customer';--> statement-breakpoint
CREATE INDEX "records_customers_by_city" ON "records" USING btree ("trid",(sort_key(coalesce("city", '')) collate "C"),"number") WHERE "records"."type" = 'hfo.vp.customer';
