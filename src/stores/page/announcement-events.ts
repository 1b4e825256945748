/** Tells the page that there may be announcements that it does not show yet. */
export const announcementsEvent = 'announcements';
/** Tells that the user put one away; its detail is the id. */
export const dismissalEvent = 'announcement-dismissed';
