import { deferred } from '../../../ui/deferred.tsx';
import '../forms/lead-form.module.css';
import '../../../ui/controls/checkbox.module.css';
import '../../../ui/controls/field.module.css';
import './file-field.module.css';
import './resume-form.module.css';

/** As with a subscription: markup that works comes with the page, its script when the page has hydrated. */
export const DeferredResumeFields = deferred(() => import('./resume-fields.tsx').then((module) => module.ResumeFields), 'rendered');
