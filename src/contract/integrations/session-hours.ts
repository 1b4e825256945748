/** Hours after which users may have to sign in again, as the settings offer them. */
export const sessionHourChoices = [4, 8, 12, 24, 168] as const;
