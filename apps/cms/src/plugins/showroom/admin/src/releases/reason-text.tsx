import { Flex, Typography } from '@strapi/design-system';
import { Link as RouterLink } from 'react-router-dom';
import type { Release, ReleaseProblem, StopReason } from '../../../contracts/releases.ts';
import { useDoctorTexts } from '../doctor/use-doctor-texts.ts';
import { entryAddress } from '../entry-address.ts';
import { useKindName } from '../kinds/use-kind-name.ts';
import { useTexts } from '../use-texts.ts';
import { useReleaseTexts } from './use-release-texts.ts';
import { TargetLink } from './target-link.ts';

interface Props {
  readonly release: Release;
  /** By default the reason for which it was stopped. */
  readonly reason?: StopReason;
  readonly graceHours: number;
}

/** Why a release was stopped, or would be: each problem with a link to the entry that has it. */
export function ReasonText({ release, reason = release.reason, graceHours }: Props) {
  const { t } = useTexts();
  const { plannerOf } = useReleaseTexts();
  if (reason === undefined) return null;
  const planner = plannerOf(release);
  if (reason.kind !== 'problems') {
    return (
      <Typography tag="p" textColor="danger700">
        {t(`releases.reason.${reason.kind}`, { planner, hours: graceHours })}
      </Typography>
    );
  }
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {reason.problems.map((problem) => (
        <li key={JSON.stringify(problem)}>
          <Problem problem={problem} planner={planner} />
        </li>
      ))}
    </Flex>
  );
}

function Problem({ problem, planner }: { readonly problem: ReleaseProblem; readonly planner: string }) {
  const { t } = useTexts();
  const kindOf = useKindName();
  const doctor = useDoctorTexts();
  const { kind, uid, title, finding, sentence } = problem;
  const ours =
    kind === 'doctor' || kind === 'refused' ? undefined : t(`releases.problem.${kind}`, { planner });
  return (
    <>
      <TargetLink tag={RouterLink} to={entryAddress(problem, undefined)}>
        {`${kindOf(uid)}: ${title || t('releases.problem.untitled')}`}
      </TargetLink>
      {finding === undefined ? (
        <Typography tag="p" textColor="danger700">
          {ours ?? sentence}
        </Typography>
      ) : (
        <Typography tag="p" textColor="danger700" lang={doctor.language}>
          {doctor.format(finding)}
        </Typography>
      )}
    </>
  );
}
