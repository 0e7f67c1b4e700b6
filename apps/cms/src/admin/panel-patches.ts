/** A place in Strapi's panel for which it offers no hook. */
interface Change {
  /** Occurs once in the file. */
  readonly at: RegExp;
  /** As for `String.replace`. */
  readonly by: string;
}

interface Patch {
  /** The end of the file's path. */
  readonly file: string;
  /** What the file imports from our plugin, as the root of the build names it; absent where styles alone change. */
  readonly imports?: string;
  readonly changes: readonly Change[];
}

const FORMS = '@strapi/content-manager/dist/admin/pages/EditView/components';
const INPUTS = `${FORMS}/FormInputs`;
const FIELDS = '/src/plugins/showroom/admin/src/fields';
const LATE = `import { late } from '/src/admin/late.tsx';`;

/**
 * What the build of the panel changes in Strapi's forms (decision 0111). Where a version of Strapi has another text, its
 * form stays as it is, and a test says so.
 */
export const PATCHES: readonly Patch[] = [
  {
    // A field that is hidden leaves no room empty, and neither does a row of such fields.
    file: `${FORMS}/FormLayout.mjs`,
    changes: [
      { at: /container-type: inline-size;/, by: '$& &:not(:has(> :not(:empty))) { display: none; }' },
      { at: /grid-column: span 12;(?=\s+\$\{)/, by: '$& &:empty { display: none; }' },
    ],
  },
  {
    // The title of a closed row is a value of the form; ours says it in words.
    file: `${INPUTS}/Component/Repeatable.mjs`,
    imports: `import { RowTitle } from '${FIELDS}/row-title.tsx';`,
    changes: [
      {
        at: /children: displayValue\b/,
        by: 'children: jsx(RowTitle, { name, mainField, position: index + 1 })',
      },
    ],
  },
  {
    // A part of a dynamic zone opens when a finding is in it.
    file: `${INPUTS}/DynamicZone/DynamicComponent.mjs`,
    imports: `import { RowOpener } from '${FIELDS}/row-opener.tsx';`,
    changes: [
      {
        at: /children: accordionTitle\b/,
        by: 'children: jsxs(Fragment, { children: [accordionTitle, jsx(RowOpener, { name: componentPath })] })',
      },
    ],
  },
  {
    // Lists of relations show a small picture of each entry: among the choices, once chosen, and once saved.
    file: `${INPUTS}/Relations/Relations.mjs`,
    imports: `import { RelatedPicture } from '${FIELDS}/related-picture.tsx';`,
    changes: [
      {
        at: /(?:\/\*#__PURE__\*\/ )?jsx\(Link, \{/,
        by: 'opt.picture ? jsx(RelatedPicture, { picture: opt.picture }) : jsx(Link, {',
      },
      { at: /const item = \{\s+id: relation\.id,/, by: '$& picture: relation.picture,' },
      {
        at: /(?:\/\*#__PURE__\*\/ )?jsx\(Box, \{\s+flex: 1,\s+minWidth: 0,\s+paddingTop: 1,/,
        by: 'relations[index].picture ? jsx(RelatedPicture, { picture: relations[index].picture }) : null, $&',
      },
    ],
  },
  // What every page of the panel would otherwise read, and hardly any shows: the editor of rich text with its preview
  // (which colours code in 190 languages), and the player of the media library (which plays streams).
  {
    file: `${FORMS}/InputRenderer.mjs`,
    imports: LATE,
    changes: [
      {
        at: /import \{ Wysiwyg as MemoizedWysiwyg \} from '(.*)';/,
        by: `const MemoizedWysiwyg = late(async () => (await import('$1')).Wysiwyg);`,
      },
    ],
  },
  {
    file: '@strapi/upload/dist/admin/components/EditAssetDialog/PreviewBox/AssetPreview.mjs',
    imports: LATE,
    changes: [
      {
        at: /import MuxPlayer from '(.*)';/,
        by: `const MuxPlayer = late(async () => (await import('$1')).default);`,
      },
    ],
  },
];

/** The code of a file of the panel as it is built. @param path with slashes, as Vite names it. */
export function patched(path: string, code: string): string {
  const patch = PATCHES.find(({ file }) => path.endsWith(file));
  if (patch === undefined || patch.changes.some(({ at }) => !isOnceIn(code, at))) return code;
  const changed = patch.changes.reduce((text, { at, by }) => text.replace(at, by), code);
  return patch.imports === undefined ? changed : `${patch.imports}\n${changed}`;
}

function isOnceIn(code: string, { source }: RegExp): boolean {
  return [...code.matchAll(new RegExp(source, 'g'))].length === 1;
}
