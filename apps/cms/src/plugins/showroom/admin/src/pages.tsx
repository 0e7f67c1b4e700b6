import { Page } from '@strapi/strapi/admin';
import { Navigate, Route, Routes } from 'react-router-dom';
import { READ_DOCTOR } from '../../contracts/doctor.ts';
import { DoctorPage } from './doctor/doctor-page.tsx';

/** Every page of the plugin, below PLUGIN_PATH. */
const Pages = () => (
  <Page.Protect permissions={[{ action: READ_DOCTOR, subject: null }]}>
    <Routes>
      <Route index element={<Navigate to="doctor" replace />} />
      <Route path="doctor" element={<DoctorPage />} />
      <Route path="*" element={<Page.Error />} />
    </Routes>
  </Page.Protect>
);

export default Pages;
