import { describe, expect, test } from 'vitest';
import { busyReply } from './busy-page.ts';
import { lastResortPage, noContentPage, renderFailedPage } from './error-page.ts';

const ANSWER = { status: 410, title: 'Gone', sentence: 'It is over.', isHead: false } as const;

describe('the way out of a page of last resort', () => {
  test('is called as the page wants, in the language of its texts', async () => {
    const page = lastResortPage({ ...ANSWER, language: 'de', homeLabel: 'Zurück zum Anfang' });
    expect(await page.text()).toMatch(/<a href="\/"[^>]*>Zurück zum Anfang<\/a>/);
  });

  test('is not there where the page has none', async () => {
    expect(await lastResortPage({ ...ANSWER, homeLabel: undefined }).text()).not.toContain('<a ');
  });

  test('leads to the start, or to another try where the page says when', async () => {
    expect(await renderFailedPage(false).text()).toMatch(/<a href="\/"[^>]*>Back to the start<\/a>/);
    expect(await noContentPage(false).text()).toMatch(/<a href="\/"[^>]*>Look again<\/a>/);
  });

  test('speaks the visitor’s language where the server is busy', async () => {
    const request = new Request('https://showroom.example/showroom', {
      headers: { 'accept-language': 'de' },
    });
    expect(await busyReply(request, false).text()).toContain('>Zurück zum Anfang</a>');
  });
});
