import { BackupError } from './backup-error.ts';

/** The parameters of a connection's address that PostgreSQL's programs read from a variable. */
const VARIABLES: Readonly<Record<string, string>> = {
  connect_timeout: 'PGCONNECT_TIMEOUT',
  host: 'PGHOST',
  options: 'PGOPTIONS',
  port: 'PGPORT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
};

/**
 * The variables by which PostgreSQL's programs find a server: unlike arguments, other accounts of the machine cannot
 * read them.
 *
 * @param url as `DATABASE_URL` has it.
 * @throws BackupError `usage`, without the password, if it is no address of a PostgreSQL.
 */
export function postgresEnvironment(url: string): Readonly<Record<string, string>> {
  const address = URL.parse(url);
  if (address === null || !/^postgres(?:ql)?:$/.test(address.protocol)) throw notAnAddress();
  const { hostname, port, username, password, pathname, searchParams } = address;
  const named: Readonly<Record<string, string>> = {
    // An IPv6 address is in brackets.
    PGHOST: hostname.replaceAll(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: username,
    PGPASSWORD: password,
    PGDATABASE: pathname.slice(1),
  };
  const parts = Object.entries(named).map(([name, value]) => [name, decoded(value)] as const);
  const parameters = [...searchParams].flatMap(([name, value]) => {
    // The word of the CMS's own client.
    if (name === 'ssl' && (value === 'true' || value === '1')) return [['PGSSLMODE', 'require'] as const];
    const variable = Object.hasOwn(VARIABLES, name) ? VARIABLES[name] : undefined;
    return variable === undefined ? [] : [[variable, value] as const];
  });
  return Object.fromEntries([...parts, ...parameters].filter(([, value]) => value !== ''));
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    throw notAnAddress();
  }
}

function notAnAddress(): BackupError {
  return new BackupError('usage', 'DATABASE_URL must be postgres://user:password@host:5432/name.');
}
