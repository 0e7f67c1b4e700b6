import type { ArticleSection } from '@vitrine/core/world/content';
import type { Examined } from '../examined.ts';
import type { Finding } from '../finding.ts';
import { message } from '@vitrine/core/reports/message';

/** Icons that cannot be coloured or drawn sharply at every size, because they are not SVGs. */
export function findIconsThatAreNoSvg({ snapshot }: Examined): readonly Finding[] {
  return snapshot.icons
    .filter(({ svg }) => svg.mime.toLowerCase() !== 'image/svg+xml')
    .map(({ name, svg }) => ({
      severity: 'warning',
      code: 'notAnSvg',
      subject: { kind: 'icon', id: name, field: 'svg' },
      sentence: message('notAnSvg', { file: svg.name, icon: name, mime: svg.mime }),
      fix: message('fix.notAnSvg'),
    }));
}

/** Missing icons that sections of articles name. */
export function findMissingIcons({ snapshot }: Examined): readonly Finding[] {
  const known = new Set(snapshot.icons.map(({ name }) => name));
  return snapshot.articles.flatMap(({ id, title, sections }) =>
    sections.flatMap((section, index) =>
      iconsIn(section)
        .filter((icon) => !known.has(icon))
        .map((icon): Finding => ({
          severity: 'error',
          code: 'danglingTarget',
          subject: { kind: 'article', id: String(id), field: `sections[${index}].icon` },
          sentence: message('danglingTarget.icon', { title, icon }),
          fix: message('fix.danglingIcon'),
        })),
    ),
  );
}

function iconsIn(section: ArticleSection): readonly string[] {
  if (section.kind === 'text') return section.icon === undefined ? [] : [section.icon];
  return section.kind === 'iconList' ? section.items.flatMap(({ icon }) => icon ?? []) : [];
}
