import { useLayoutEffect } from 'react';
import { formMember } from '../../../core/base/index.js';
import type { Form } from '../../../core/forms/index.js';
import { CaptchaPlace } from '../../parts/captcha/index.js';
import { useHost, useWidgetId, type PropsOf } from '../../element/index.js';
import { LightPortal } from '../../element/light-portal/index.js';
import type { websiteForm } from './definition.js';
import { EnhancedFiles } from './enhanced-files.js';
import { captchaProblemId, hasNoticeBelow, NoticeBelow, Problems } from './problems.js';
import { Success } from './success.js';
import {
  controlsOf,
  placeAfter,
  placeBefore,
  placeCaptcha,
  showBlocked,
  showBusy,
  showFieldErrors,
} from './enhanced/index.js';
import { useFormSession } from './use-form-session.js';
import { usePlacedNode } from './use-placed-node.js';
import { useEnhancement } from './use-enhancement.js';

export interface EnhancedFormProps {
  readonly form: Form;
  readonly element: HTMLFormElement;
  readonly props: PropsOf<typeof websiteForm>;
  readonly template: HTMLTemplateElement | null;
}

/**
 * Enhances a server-rendered form in place: its nodes, focus and layout are kept; messages are inserted next to its
 * fields.
 */
export function EnhancedForm({ form, element, props, template }: EnhancedFormProps) {
  const id = useWidgetId();
  const host = useHost();
  const enhancement = useEnhancement(form, element);
  const session = useFormSession({
    form,
    props,
    element,
    serverErrors: enhancement.serverErrors,
    onStored: enhancement.forget,
    onBeginAgain: enhancement.reset,
  });
  const { state, captcha, isBusy, isBlocked } = session;
  const isDone = state.phase === 'submitted';
  const captchaId = `${id}-captcha`;
  const isUnsolved = state.failure?.code === 'captcha';

  const above = usePlacedNode((node) => placeBefore(element, node), state.failure !== null);
  const isBelow = isDone || hasNoticeBelow({ form, state });
  const below = usePlacedNode((node) => placeAfter(element, node), isBelow);
  const around = usePlacedNode((node) => placeCaptcha(element, node), captcha.isWanted);

  const isTried = state.tries > 0 || isBusy;
  useLayoutEffect(() => {
    if (isTried) for (const node of host?.querySelectorAll(serverWords) ?? []) node.remove();
  });
  useLayoutEffect(() => showFieldErrors(element, form, state.errors, id));
  useLayoutEffect(() => (isBusy ? showBusy(element) : undefined), [element, isBusy]);
  useLayoutEffect(
    () => (isBlocked && !isBusy ? showBlocked(element) : undefined),
    [element, isBlocked, isBusy],
  );
  useLayoutEffect(() => {
    formMember(element, 'toggleAttribute')(hiddenAttribute, isDone);
  });

  function findControl(fieldId: string): HTMLElement | null {
    const field = form.fields.find((candidate) => candidate.id === fieldId);
    return (field && controlsOf(element, field)[0]) ?? null;
  }

  return (
    <>
      {isDone ? null : <EnhancedFiles form={form} element={element} />}
      <LightPortal node={above}>
        <Problems
          form={form}
          state={state}
          findControl={findControl}
          captchaId={isUnsolved ? captchaId : null}
        />
      </LightPortal>
      <LightPortal node={around}>
        <CaptchaPlace
          captcha={captcha}
          id={captchaId}
          problem={null}
          describedBy={isUnsolved ? captchaProblemId(captchaId) : undefined}
        />
      </LightPortal>
      <LightPortal node={below}>
        {isDone ? (
          <Success form={form} template={template} runsScripts={props.postSubmitScripts ?? false} />
        ) : (
          <NoticeBelow form={form} state={state} />
        )}
      </LightPortal>
    </>
  );
}

/** The server's summary and notices after a refused plain post. */
const serverWords = '[data-vitrine-problems]';
/** Hides a sent form, whatever `display` the theme sets. */
const hiddenAttribute = 'data-vitrine-sent';
