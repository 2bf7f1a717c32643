import type { ReactNode } from 'react';
import { captchaProviders } from '../../../core/captcha/index.js';
import {
  fieldsetGroups,
  type BuilderForm,
  type FieldsetGroup,
} from '../../../core/forms/builder/index.js';
import { builderStrings } from '../../../core/i18n/index.js';
import { useBuilder } from './builder-context.js';
import { AreaControl, CheckControl, ChoiceControl, TextControl } from './controls.js';
import { Icon } from './icons.js';

interface SettingsProps {
  readonly form: BuilderForm;
}

/** The settings of a form beside its fields, in the groups of platform §3. */
export function FormSettings({ form }: SettingsProps) {
  return (
    <>
      <Group name="storage" note={storageNote(form)}>
        <StorageSettings form={form} />
      </Group>
      <Group name="advanced" note={advancedNote(form)}>
        <AdvancedSettings form={form} />
      </Group>
      <Group name="captcha" note={builderStrings(`captcha.${form.captcha?.provider ?? 'none'}`)}>
        <CaptchaChoice form={form} />
      </Group>
      <Group
        name="disclaimer"
        note={builderStrings(form.disclaimer.trim() ? 'set.written' : 'set.none')}
      >
        <DisclaimerSettings form={form} />
      </Group>
    </>
  );
}

function Group({
  name,
  note,
  children,
}: {
  readonly name: Exclude<FieldsetGroup, 'build'>;
  readonly note: string;
  readonly children: ReactNode;
}) {
  return (
    <details className="group" data-group={fieldsetGroups[name]}>
      <summary>
        <span className="group-words">
          <span className="group-title">{builderStrings(name)}</span>{' '}
          <span className="group-note">{note}</span>
        </span>
        <Icon name="open" />
      </summary>
      <div className="group-body">{children}</div>
    </details>
  );
}

function StorageSettings({ form }: SettingsProps) {
  const { changeForm } = useBuilder();
  return (
    <>
      <p className="hint">{builderStrings('storageHint')}</p>
      <CheckControl
        fieldId={null}
        member="isNewsletter"
        label={builderStrings('isNewsletter')}
        hint={builderStrings('isNewsletterHint')}
        isOn={form.isNewsletter}
        onToggle={(isNewsletter) => changeForm({ isNewsletter })}
      />
      <CheckControl
        fieldId={null}
        member="honeypot"
        label={builderStrings('honeypot')}
        hint={builderStrings('honeypotHint')}
        isOn={form.honeypot}
        onToggle={(honeypot) => changeForm({ honeypot })}
      />
    </>
  );
}

function storageNote({ isNewsletter }: BuilderForm): string {
  return builderStrings(isNewsletter ? 'set.newsletter' : 'set.kept');
}

function AdvancedSettings({ form }: SettingsProps) {
  const { changeForm } = useBuilder();
  return (
    <>
      <TextControl
        fieldId={null}
        member="submitLabel"
        label={builderStrings('submitLabel')}
        hint={builderStrings('submitLabelHint')}
        text={form.submitLabel}
        onText={(submitLabel) => changeForm({ submitLabel })}
      />
      <AreaControl
        fieldId={null}
        member="submissionMessage"
        label={builderStrings('submissionMessage')}
        text={form.submissionMessage}
        onText={(submissionMessage) => changeForm({ submissionMessage })}
      />
      <TextControl
        fieldId={null}
        member="successRedirect"
        label={builderStrings('successRedirect')}
        hint={builderStrings('successRedirectHint')}
        inputMode="url"
        text={form.successRedirect}
        onText={(successRedirect) => changeForm({ successRedirect })}
      />
      <AreaControl
        fieldId={null}
        member="postSubmitHtml"
        label={builderStrings('postSubmitHtml')}
        hint={builderStrings('postSubmitHtmlHint')}
        isCode
        text={form.postSubmitHtml}
        onText={(postSubmitHtml) => changeForm({ postSubmitHtml })}
      />
    </>
  );
}

function advancedNote(form: BuilderForm): string {
  if (form.successRedirect.trim()) return builderStrings('set.redirect');
  if (form.submissionMessage.trim()) return builderStrings('set.message');
  return builderStrings(form.postSubmitHtml.trim() ? 'set.html' : 'set.usual');
}

/** ALTCHA first: it needs no vendor. */
const providers = [
  'none',
  'altcha',
  ...captchaProviders.filter((name) => name !== 'altcha'),
] as const;

function CaptchaChoice({ form: { captcha } }: SettingsProps) {
  const { changeForm } = useBuilder();
  const siteKey = captcha?.siteKey ?? '';
  return (
    <>
      <ChoiceControl<(typeof providers)[number]>
        fieldId={null}
        member="captchaProvider"
        label={builderStrings('captchaProvider')}
        chosen={captcha?.provider ?? 'none'}
        choices={providers.map((name) => [name, builderStrings(`captcha.${name}`)] as const)}
        onChoice={(provider) =>
          changeForm({ captcha: provider === 'none' ? null : { provider, siteKey } })
        }
      />
      {captcha === null || captcha.provider === 'altcha' ? null : (
        <TextControl
          fieldId={null}
          member="captcha"
          label={builderStrings('siteKey')}
          hint={builderStrings('siteKeyHint')}
          text={siteKey}
          onText={(key) => changeForm({ captcha: { ...captcha, siteKey: key } })}
        />
      )}
    </>
  );
}

function DisclaimerSettings({ form }: SettingsProps) {
  const { changeForm } = useBuilder();
  return (
    <AreaControl
      fieldId={null}
      member="disclaimer"
      label={builderStrings('disclaimerText')}
      hint={builderStrings('disclaimerHint')}
      text={form.disclaimer}
      onText={(disclaimer) => changeForm({ disclaimer })}
    />
  );
}
