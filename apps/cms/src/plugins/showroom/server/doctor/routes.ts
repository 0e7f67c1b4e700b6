import { READ_DOCTOR } from '../../contracts/doctor.ts';

/** Below `/showroom`, as DOCTOR_PATH has it. */
export const doctorRoutes = [
  {
    method: 'GET',
    path: '/doctor',
    handler: 'doctor.find',
    config: {
      policies: [
        'admin::isAuthenticatedAdmin',
        { name: 'admin::hasPermissions', config: { actions: [READ_DOCTOR] } },
      ],
    },
  },
];
