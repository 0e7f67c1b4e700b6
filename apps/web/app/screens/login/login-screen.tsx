import { LoginForm } from '~/features/login/login-form.tsx';
import { Notices } from '~/features/notices/notices.tsx';
import { MoreTexts } from '~/i18n/translations.tsx';
import { CoverPage } from '~/ui/cover-page.tsx';
import { coverHead, CoverScreen } from '../cover/cover-screen.tsx';
import type { LoginData } from './login-data.server.ts';

/** The login page (specification section 2). */
export default function LoginScreen({ page }: { readonly page: LoginData }) {
  const { title, text, picture } = page;
  return (
    <CoverScreen page={page}>
      <MoreTexts texts={page.texts}>
        <CoverPage {...{ title, text, picture }} {...coverHead(page)}>
          {/* A problem belongs to its address alone. */}
          <LoginForm key={page.problem} {...page} />
        </CoverPage>
        <Notices notices={page.notices} />
      </MoreTexts>
    </CoverScreen>
  );
}
