/** Where everybody has an address: no organisation may claim them. */
const publicDomains = new Set(
  `gmail.com googlemail.com gmx.de gmx.net gmx.at gmx.ch web.de t-online.de freenet.de outlook.com outlook.de
  hotmail.com hotmail.de live.com live.de msn.com yahoo.com yahoo.de icloud.com me.com mac.com aol.com aol.de
  arcor.de vodafone.de posteo.de mailbox.org proton.me protonmail.com 1und1.de online.de email.de mail.de kabelmail.de`
    .trim()
    .split(/\s+/),
);

export const isPublicDomain = (domain: string): boolean => publicDomains.has(domain);
