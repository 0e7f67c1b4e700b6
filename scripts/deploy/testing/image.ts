import type { ImageName } from '../image-files.ts';
import { readText } from './deploy-files.ts';

/** What a Dockerfile says of the running image: its last stage. */
export interface Image {
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

function listAfter(text: string, instruction: RegExp): readonly string[] {
  const list: readonly string[] = JSON.parse(instruction.exec(text)?.[1] ?? '[]');
  return list;
}

/** Reads the Dockerfile of an image, so that tests run what it would run. */
export function readImage(name: ImageName): Image {
  const [, stage = ''] = readText(`deploy/${name}.Dockerfile`).split(/^FROM \S+$/m);
  const text = stage.replaceAll(/\\\n\s*/g, '');
  const environment = /^ENV (.+)$/m.exec(text)?.[1] ?? '';
  return {
    environment: Object.fromEntries(
      [...environment.matchAll(/(\w+)=(\S+)/g)].map(([, key, value]) => [key, value]),
    ),
    user: /^USER (\S+)$/m.exec(text)?.[1] ?? '',
    command: listAfter(text, /^CMD (\[.+\])$/m),
    healthCheck: listAfter(text, /^HEALTHCHECK .*?CMD (\[.+\])$/m),
  };
}
