import { lazy } from 'react';
import '../forms/lead-form.module.css';
import '../../../ui/controls/checkbox.module.css';
import '../../../ui/controls/field.module.css';
import './file-field.module.css';
import './resume-form.module.css';

/** As with a subscription: markup that works comes with the page, its script when the page is alive. */
export const LateResumeFields = lazy(() => import('./resume-fields.tsx').then(({ ResumeFields }) => ({ default: ResumeFields })));
