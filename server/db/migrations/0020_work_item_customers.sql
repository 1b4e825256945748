ALTER TABLE "work_items" ADD COLUMN "customer" text;--> statement-breakpoint
ALTER TABLE "work_items" ADD COLUMN "detail" text;--> statement-breakpoint
-- Later writes say it themselves.
UPDATE "work_items" SET "customer" = CASE
  WHEN "type" = 'hfo.vp.customer' THEN "title"
  WHEN "type" IN ('hfo.vp.order', 'hfo.vp.draft', 'ws.porting', 'ws.portingOut', 'ws.process') AND "title" LIKE '% · %'
    THEN regexp_replace("title", '^.* · ', '')
  END;
