/**
 * Sends the contact form at the entrance, as the page's script does.
 *
 * @param web the address of the web server.
 * @param about what this visitor fills in.
 */
export function sendContactRequest(
  web: string,
  about: { readonly email: string; readonly subject: string; readonly message: string },
): Promise<Response> {
  return fetch(`${web}/box-api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: web },
    body: JSON.stringify({
      firstName: 'Ada',
      lastName: 'Lovelace',
      ...about,
      consent: true,
      page: '/showroom/entrance?contact',
      locale: 'en',
      location: 'entrance',
      article: '',
    }),
  });
}
