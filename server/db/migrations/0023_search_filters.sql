CREATE TABLE "search_misses" (
	"day" text NOT NULL,
	"term" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "search_misses_day_term_pk" PRIMARY KEY("day","term")
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "search_entries" ADD COLUMN "customer_id" text;--> statement-breakpoint
UPDATE "search_entries" AS "e" SET
	"state" = CASE WHEN "r"."type" IN ('hd.ticket', 'ws.porting', 'ws.portingOut') THEN "r"."value2"
		WHEN "r"."type" IN ('hfo.vp.draft', 'hfo.vp.order', 'ws.customer', 'ws.sip', 'ws.process', 'ws.service') THEN "r"."value4" END,
	"customer_id" = CASE WHEN "r"."type" IN ('hfo.vp.customer', 'ws.customer') THEN "r"."id"
		WHEN "r"."type" = 'hd.ticket' THEN "r"."value9"
		WHEN "r"."type" IN ('hfo.vp.draft', 'hfo.vp.order', 'ws.porting', 'ws.portingOut', 'ws.sip', 'ws.process', 'ws.service') THEN "r"."value5" END
FROM "records" AS "r" WHERE "r"."trid" = "e"."trid" AND "r"."id" = "e"."record_id";--> statement-breakpoint
CREATE INDEX "search_entries_state" ON "search_entries" USING btree ("type","state","modified");--> statement-breakpoint
CREATE INDEX "search_entries_customer" ON "search_entries" USING btree ("customer_id","type","modified") WHERE "search_entries"."customer_id" is not null;