import type { SVGProps } from 'react';
import { useTheme } from 'styled-components';

/** The plugin's icon in the menu: a marker on a floor. Strapi sets its colour, as for its own icons. */
export function ShowroomIcon({ fill, ...props }: SVGProps<SVGSVGElement>) {
  const colors: Readonly<Record<string, string>> = { ...useTheme().colors };
  return (
    <svg
      viewBox="0 0 32 32"
      width={16}
      height={16}
      aria-hidden
      {...props}
      fill={colors[fill ?? ''] ?? 'currentColor'}
    >
      <path d="M16 2a9 9 0 0 0-9 9c0 6.2 9 13.5 9 13.5S25 17.2 25 11a9 9 0 0 0-9-9Zm0 12.5a3.5 3.5 0 1 1 0-7 3.5 3.5 0 0 1 0 7Z" />
      <path d="M9 20.6c-3.7.9-6 2.5-6 4.4 0 3 5.6 5 13 5s13-2 13-5c0-1.9-2.3-3.5-6-4.4l-1.5 2c3 .6 4.8 1.6 4.8 2.400 0 1.3-4.3 2.5-10.3 2.5S5.7 26.3 5.7 25c0-.8 1.8-1.8 4.8-2.400l-1.5-2Z" />
    </svg>
  );
}
