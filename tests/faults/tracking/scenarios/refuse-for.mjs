/** Refuses for so long from the first call on, with a status or what `act` says of a call. */
export function refuseFor(stage, seconds, act) {
  let since = null;
  stage.proxy.setMode((n, call) => {
    since ??= Date.now();
    if (Date.now() - since >= seconds * 1000) return {};
    return typeof act === 'function' ? act(call, since) : { status: act };
  });
}
