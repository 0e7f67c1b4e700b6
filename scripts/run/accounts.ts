/** How the seed and the CMS announce a new account, in a separate line. */
const ACCOUNT_LINE = /^(Administrator of the CMS: |Demo visitor: |The first administrator is in )/;

/** Passwords are shown once, when their account is made: these lines are printed whatever else happens. */
export interface Accounts {
  /** @returns Whether the line is about an account, and so is printed by {@link print}. */
  readonly take: (line: string) => boolean;
  /** Prints the lines taken so far; later ones are printed as they come. */
  readonly print: () => void;
}

/** @param write prints to the terminal, for example. */
export function createAccounts(write: (text: string) => void): Accounts {
  const taken: string[] = [];
  let isPrinting = false;
  const printNow = (): void => {
    for (const line of taken.splice(0)) write(`  ${line}\n`);
  };
  return {
    take: (line) => {
      const isAccountLine = ACCOUNT_LINE.test(line);
      if (isAccountLine) taken.push(line);
      if (isPrinting) printNow();
      return isAccountLine;
    },
    print: () => {
      isPrinting = true;
      printNow();
    },
  };
}
