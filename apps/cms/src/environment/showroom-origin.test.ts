import { describe, expect, test } from 'vitest';
import { framedOrigins, publicOriginBeside, showroomOriginBeside } from './showroom-origin.ts';

describe('where the showroom is', () => {
  test('on one machine it is called as the admin panel is', () => {
    const environment = { PUBLIC_URL: 'http://localhost:3000' };
    expect(showroomOriginBeside('http://127.0.0.1:1337', environment)).toBe('http://127.0.0.1:3000');
    expect(framedOrigins(environment)).toEqual(['http://localhost:3000', 'http://127.0.0.1:3000']);
  });

  test('a host for previews alone comes first', () => {
    const environment = { PUBLIC_URL: 'https://show.example', PREVIEW_URL: 'https://preview.example/x' };
    expect(showroomOriginBeside('https://cms.example', environment)).toBe('https://preview.example');
    expect(framedOrigins(environment)).toEqual(['https://preview.example']);
    expect(publicOriginBeside('https://cms.example', environment)).toBe('https://show.example');
  });
});
