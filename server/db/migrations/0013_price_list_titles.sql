UPDATE "records" AS o SET "data" = jsonb_set(o."data", '{prices,priceListTitle}', p."data" -> 'title')
  FROM "records" AS p
  WHERE o."type" = 'hfo.vp.order' AND o."data" ? 'prices' AND NOT o."data" -> 'prices' ? 'priceListTitle'
    AND p."type" = 'sales.priceList' AND p."id" = o."data" ->> 'priceListId' AND p."data" ? 'title';
--> statement-breakpoint
UPDATE "records" SET "value8" = coalesce(nullif("data" #>> '{values,startMode}', ''), 'asap')
  WHERE "type" = 'hfo.vp.order' AND "value8" IS NULL;
