/** How long (days) a customer may confirm an order by a link. */
export const confirmWithinDays = 14;
