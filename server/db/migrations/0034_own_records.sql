ALTER TABLE "memberships" ADD COLUMN "own_only" jsonb;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "owner_id" text;--> statement-breakpoint
ALTER TABLE "records" ADD COLUMN "creator_id" text;--> statement-breakpoint
UPDATE "records" r SET "creator_id" = m."user_id", "owner_id" = coalesce(r."data" -> 'owner' ->> 'id', m."user_id")
FROM (
  SELECT ms."trid", u."display_name", min(ms."user_id") AS "user_id"
  FROM "memberships" ms JOIN "users" u ON u."id" = ms."user_id"
  WHERE NOT 'PORTAL_EMPLOYEE' = ANY (u."roles")
  GROUP BY ms."trid", u."display_name" HAVING count(*) = 1
) m
WHERE m."trid" = r."trid"
  AND m."display_name" = coalesce(nullif(split_part(r."created_by", ' in Vertretung für ', 2), ''), r."created_by")
  AND r."type" IN ('hd.ticket', 'hfo.vp.customer', 'hfo.vp.draft', 'hfo.vp.order', 'ws.backup', 'ws.customer', 'ws.number',
    'ws.porting', 'ws.portingOut', 'ws.process', 'ws.reservation', 'ws.service', 'ws.sip');--> statement-breakpoint
UPDATE "records" r SET "owner_id" = c."owner_id"
FROM "records" c
WHERE c."trid" = r."trid" AND c."id" = r."data" ->> 'customerId' AND c."owner_id" IS NOT NULL
  AND c."type" IN ('hfo.vp.customer', 'ws.customer') AND r."data" -> 'owner' IS NULL
  AND r."type" IN ('hd.ticket', 'hfo.vp.draft', 'hfo.vp.order', 'ws.backup', 'ws.number', 'ws.porting', 'ws.portingOut',
    'ws.process', 'ws.service', 'ws.sip');--> statement-breakpoint
UPDATE "records" SET "audience" = array(
  SELECT DISTINCT one FROM unnest(array["owner_id", "creator_id"]) one WHERE one IS NOT NULL)
WHERE "owner_id" IS NOT NULL OR "creator_id" IS NOT NULL;--> statement-breakpoint
UPDATE "work_items" w SET "audience" = r."audience" FROM "records" r
WHERE r."trid" = w."trid" AND r."id" = w."record_id" AND (r."owner_id" IS NOT NULL OR r."creator_id" IS NOT NULL);--> statement-breakpoint
UPDATE "search_entries" s SET "audience" = r."audience" FROM "records" r
WHERE r."trid" = s."trid" AND r."id" = s."record_id" AND (r."owner_id" IS NOT NULL OR r."creator_id" IS NOT NULL);--> statement-breakpoint
CREATE INDEX "records_audience" ON "records" USING gin ("trid","audience");