import type { FormProps } from './definition.js';
import { formSubmissionStrings } from '../../../core/i18n/index.js';
import { RenderedForm } from './rendered-form.js';
import { EnhancedForm } from './enhanced-form.js';
import { useFormSource } from './use-form-source.js';
import { usePageContent } from './use-page-content.js';

export function Form(props: FormProps) {
  const content = usePageContent();
  const source = useFormSource(props, content);
  const { plain, serial, template } = content;

  if (source.status === 'loading') {
    return <p className="vitrine-form-loading">{formSubmissionStrings('loading')}</p>;
  }
  if (source.status === 'failed') {
    return (
      <div className="vitrine-form-errors" role="alert">
        {source.isMissing ? (
          <p>{formSubmissionStrings('notConfigured')}</p>
        ) : (
          <>
            <p>{formSubmissionStrings('unableToLoad')}</p>
            <button type="button" className="vitrine-form-retry" onClick={source.retry}>
              {formSubmissionStrings('tryAgain')}
            </button>
          </>
        )}
      </div>
    );
  }
  const { form } = source;
  return plain ? (
    <EnhancedForm key={serial} form={form} element={plain} props={props} template={template} />
  ) : (
    <RenderedForm form={form} props={props} template={template} />
  );
}
