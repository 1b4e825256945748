import { voucher } from './record-rules.ts';
import type { RetentionRule } from './retention-rule.ts';

const storage = 'Art. 5 Abs. 1 lit. e DSGVO';
const security = 'Art. 32 DSGVO';
const accountable = 'Art. 5 Abs. 2 DSGVO';
const interest = 'Art. 6 Abs. 1 lit. f DSGVO';
const contract = 'Art. 6 Abs. 1 lit. b DSGVO';

const automatic = { minMonths: 0, outcome: 'delete', isAutomatic: true } as const;

/** What becomes of what stands beside records; a table of class 1 to 3 without a rule fails a test. */
export const tableRules: readonly RetentionRule[] = [
  {
    ...{ id: 'commissions', event: 'month', ...voucher, outcome: 'blank' },
    tables: [
      ...['commission_imports', 'commission_statements', 'commission_lines', 'commission_sums', 'commission_claims'],
      'commission_reads',
    ],
  },
  {
    ...{ id: 'mailsSent', tables: ['record_mails'], event: 'created', months: 36, minMonths: 0 },
    ...{ laws: [interest, storage], outcome: 'delete' },
  },
  {
    ...{ id: 'approvals', tables: ['approvals'], event: 'closed', months: 72, minMonths: 0, fromYearEnd: true },
    ...{ laws: [accountable, security], outcome: 'delete' },
  },
  {
    ...{
      id: 'personRequests',
      tables: ['person_requests', 'retention_runs'],
      event: 'closed',
      months: 36,
      minMonths: 0,
    },
    ...{ fromYearEnd: true, laws: [accountable, '§ 41 BDSG'], outcome: 'delete' },
  },
  {
    id: 'withRecord',
    tables: [
      ...['records', 'record_events', 'record_papers', 'record_numbers', 'record_locks', 'record_visits'],
      ...['attachments', 'stored_files', 'internal_notes', 'search_entries', 'work_items', 'checklist_ticks'],
      ...['desk_presence', 'staff_assignments', 'retention_marks', 'incoming_mails', 'order_handovers'],
    ],
    ...{ event: 'with', months: 0, laws: [storage], ...automatic },
  },
  {
    id: 'accounts',
    tables: [
      ...['users', 'memberships', 'sub_partners', 'user_profiles', 'user_photos', 'user_settings', 'terms_acceptances'],
      ...['second_factors', 'recovery_codes', 'mail_subscriptions', 'calendar_feeds', 'list_views', 'list_view_marks'],
      ...['library_favourites', 'library_follows', 'library_visits', 'academy_progress', 'academy_certificates'],
      ...['dismissed_announcements', 'notice_readers', 'notice_messages', 'webhook_subscriptions'],
      ...['reply_addresses', 'bounced_addresses', 'role_mailboxes'],
      ...['sign_on_providers', 'sign_on_users', 'scim_groups'],
    ],
    ...{ event: 'with', months: 0, laws: [contract, 'Art. 17 DSGVO'], ...automatic },
  },
  {
    id: 'signIn',
    tables: [
      ...['sessions', 'revoked_tokens', 'purpose_tokens', 'download_tokens', 'email_changes', 'budgets'],
      ...['throttled_guesses', 'known_addresses', 'known_devices', 'sign_on_attempts', 'sign_on_sessions'],
      'push_subscriptions',
    ],
    ...{ event: 'created', months: 13, laws: [security, storage], ...automatic },
  },
  {
    id: 'unsent',
    tables: [
      'uploads',
      'form_inputs',
      'user_form_inputs',
      'idempotency_keys',
      'outbox',
      'webhook_deliveries',
      'push_messages',
    ],
    ...{ event: 'created', months: 1, laws: [storage], ...automatic },
  },
  {
    id: 'activities',
    tables: ['activities', 'user_activities', 'notifications', 'library_reads'],
    ...{ event: 'created', months: 3, laws: [storage], ...automatic },
  },
  {
    ...{ id: 'lineChecks', tables: ['availability_checks'], event: 'created', months: 12 },
    ...{ laws: [storage], ...automatic },
  },
  {
    ...{ id: 'auditLog', tables: ['audit_entries'], event: 'created', months: 24 },
    ...{ laws: [accountable, security], ...automatic },
  },
];
