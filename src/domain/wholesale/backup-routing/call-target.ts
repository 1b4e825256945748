import { isNumberOf, normalisePhone, phoneFault } from '#contract/numbering/phone-number.ts';
import { isEmergencyNumber } from '#contract/telephone.ts';

/** What an account may not call (`barrings` of its contract). */
type Barring = readonly string[];

/** Numbers that cost by the minute or call, or answer for services: 0900, 0137, 0138, 0180, 0700, 118xy, 019x. */
const germanService = /^\+49(?:900|137|138|180|181|188|700|118|19|115|116)/;
/** International services and networks without a country. */
const withoutCountry = /^\+(?:800|808|870|878|88[123]|979|991)/;
const directoryInquiries = /^118\d{1,3}$/;
const ofPoliceOrRescue = /^(?:\+49)?11[02]$/;

/** The European Union and who belongs to its rules of roaming. */
const inEu =
  /^\+(?:30|31|32|33|34|351|352|353|354|356|357|358|359|36|370|371|372|385|386|39|40|420|421|423|43|45|46|47|48|49)/;

/** Why calls cannot be sent on to a number, as a message key; undefined where they can. */
export function targetFault(typed: string, barring: Barring = []): string | undefined {
  const digits = typed.replace(/[\s()/.–-]/g, '');
  const number = normalisePhone(typed);
  if (ofPoliceOrRescue.test(number)) return 'backupEmergency';
  if (
    isEmergencyNumber(digits) ||
    directoryInquiries.test(digits) ||
    germanService.test(number) ||
    withoutCountry.test(number)
  )
    return 'backupService';
  const fault = phoneFault(typed);
  if (fault) return fault;
  if (!number.startsWith('+49')) {
    if (barring.includes('abroad')) return 'backupAbroad';
    return barring.includes('outsideEu') && !inEu.test(number) ? 'backupOutsideEu' : undefined;
  }
  if (!isNumberOf(typed, 'geographic', 'mobile')) return 'backupTarget';
  return barring.includes('mobile') && isNumberOf(typed, 'mobile') ? 'backupMobile' : undefined;
}
