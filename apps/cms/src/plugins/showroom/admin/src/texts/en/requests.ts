/** Texts of the home page about waiting contact requests. ICU messages. */
export const en = {
  'requests.title': 'Contact requests',
  'requests.link': 'Open all requests',
  'requests.loading': 'Asking the showroom …',
  'requests.none': 'Every contact request has been delivered.',
  'requests.waiting':
    '{count, plural, one {# contact request is} other {# contact requests are}} still being delivered.',
  'requests.late':
    '{count, plural, one {# contact request has} other {# contact requests have}} been waiting for more than ten minutes, the oldest for {age}.',
  'requests.minutes': '{count, plural, one {# minute} other {# minutes}}',
  'requests.hours': '{count, plural, one {# hour} other {# hours}}',
  'requests.cms': 'The CMS is not accepting them ({reason}).',
  'requests.mail': 'The mail server is not accepting them ({reason}).',
  'requests.refused':
    '{count, plural, one {# contact request was} other {# contact requests were}} refused repeatedly. Ask the person who runs the showroom to remove the cause and restart the web server; it then tries again.',
  'requests.unreadable':
    '{count, plural, one {# contact request} other {# contact requests}} cannot be read from the disk. Ask the person who runs the showroom to look in the folder “outbox”.',
  'requests.away':
    'The showroom does not answer, so it is not known whether contact requests are waiting. It keeps those it has accepted.',
  'requests.unset':
    'This CMS does not know the address of the showroom (REVALIDATE_URL), so it cannot ask which contact requests are waiting.',
};
