/** How the seed and the CMS say that they have made an account, in a line of its own. */
const NEWS = /^(Administrator of the CMS: |Demo visitor: |The first administrator stands in )/;

/** Passwords are shown when their account is made and never again: what was said about them is told whatever happens. */
export interface Accounts {
  /** @returns Whether the line is about an account, and so is told by {@link tell}. */
  readonly take: (line: string) => boolean;
  /** Tells what was taken and not told yet; what is taken from now on is told at once. */
  readonly tell: () => void;
}

/** @param write where it is told, for example the terminal. */
export function createAccounts(write: (text: string) => void): Accounts {
  const taken: string[] = [];
  let isTelling = false;
  const tell = (): void => {
    for (const line of taken.splice(0)) write(`  ${line}\n`);
  };
  return {
    take: (line) => {
      const isNews = NEWS.test(line);
      if (isNews) taken.push(line);
      if (isTelling) tell();
      return isNews;
    },
    tell: () => {
      isTelling = true;
      tell();
    },
  };
}
