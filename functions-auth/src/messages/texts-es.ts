import type { LetterTexts } from './letter.ts'

export const es: LetterTexts = {
  linkHint: 'Si el botón no funciona, abra esta dirección:',
  footer: 'AuctionWiz le envía este mensaje por su acceso al servicio. Nadie de AuctionWiz le pedirá nunca su contraseña ni un código.',
  letters: {
    verify_email: {
      subject: 'Confirme su dirección de correo',
      paragraphs: [
        'Hola:',
        'confirme que esta dirección de correo es suya. El enlace funciona una sola vez, durante 24 horas, junto con la contraseña que eligió al registrarse.',
        'Si no se ha registrado en AuctionWiz, ignore este mensaje: sin su confirmación no ocurre nada.',
      ],
      action: 'Confirmar la dirección',
    },
    already_registered: {
      subject: 'Ya tiene un usuario de AuctionWiz',
      paragraphs: [
        'Hola, {name}:',
        'alguien, quizá usted, ha intentado registrarse con esta dirección de correo. Ya tiene un usuario, así que no se ha cambiado nada.',
        'Inicie sesión como siempre. Si ha olvidado la contraseña, pida una nueva en la página de inicio de sesión.',
      ],
      action: 'Iniciar sesión',
    },
    password_reset: {
      subject: 'Elija una contraseña nueva',
      paragraphs: [
        'Hola, {name}:',
        'se ha pedido una contraseña nueva para su usuario. El enlace funciona una sola vez, durante 30 minutos.',
        'Si no la ha pedido, ignore este mensaje: su contraseña sigue igual.',
      ],
      action: 'Elegir una contraseña nueva',
    },
    password_changed: {
      subject: 'Su contraseña ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'la contraseña de su usuario se cambió el {when} desde la dirección {address}.',
        'Si no ha sido usted, elija enseguida una contraseña nueva y avise al administrador de su cuenta.',
      ],
      action: 'Abrir AuctionWiz',
    },
    email_change: {
      subject: 'Confirme su nueva dirección de correo',
      paragraphs: [
        'Hola:',
        'confirme que desde ahora quiere iniciar sesión con esta dirección de correo. El enlace funciona una sola vez, durante 24 horas.',
      ],
      action: 'Confirmar la dirección',
    },
    email_change_asked: {
      subject: 'Se ha pedido cambiar su dirección de correo',
      paragraphs: [
        'Hola, {name}:',
        'el {when} alguien que conoce su contraseña pidió cambiar la dirección de correo de su usuario. Cambiará cuando se confirme la nueva.',
        'Si no ha sido usted, cambie enseguida la contraseña y avise al administrador de su cuenta.',
      ],
    },
    email_changed: {
      subject: 'Su dirección de correo ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'su usuario inicia sesión con otra dirección desde el {when}. Esta ya no sirve.',
        'Si no ha sido usted, avise enseguida al administrador de su cuenta.',
      ],
    },
    email_taken: {
      subject: 'Esta dirección ya tiene un usuario',
      paragraphs: [
        'Hola:',
        'alguien ha pedido usar esta dirección de correo para su usuario de AuctionWiz. Ya pertenece a un usuario, así que no se ha cambiado nada.',
      ],
    },
    invitation: {
      subject: '{inviter} le invita a «{account}»',
      paragraphs: [
        'Hola:',
        '{inviter} le invita a trabajar en «{account}» con AuctionWiz, como {role} en {houses}.',
        '{message}',
        'La invitación vale hasta el {until}. Si ya tiene un usuario, inicie sesión y acéptela con un clic.',
      ],
      action: 'Aceptar la invitación',
    },
    code: {
      subject: 'Su código de verificación: {code}',
      paragraphs: [
        'Hola, {name}:',
        'su código de verificación es {code}. Funciona una sola vez, durante 10 minutos.',
        'No se lo diga a nadie. Si no lo ha pedido, cambie la contraseña.',
      ],
      sms: 'AuctionWiz: su código de verificación es {code}. Funciona una vez, durante 10 minutos. No se lo diga a nadie.',
    },
    domain_code: {
      subject: 'Código para demostrar que {domain} es suyo',
      paragraphs: [
        'Hola:',
        '{name} ({email}) vincula su organización con la cuenta «{account}» de AuctionWiz, para que sus miembros inicien sesión con ella. Este código demuestra que {domain} es suyo:',
        '{code}',
        'Si es correcto, comuníquelo a {name} ({email}). Vale durante 3 días. Si no, ignore este mensaje.',
      ],
    },
    new_device: {
      subject: 'Nuevo inicio de sesión',
      paragraphs: [
        'Hola, {name}:',
        'su usuario inició sesión por primera vez con {device} el {when} desde la dirección {address}.',
        'Si no ha sido usted, cambie la contraseña y cierre la sesión en Mi seguridad.',
      ],
      action: 'Revisar mis sesiones',
    },
    session_reused: {
      subject: 'Una sesión suya se ha cerrado por seguridad',
      paragraphs: [
        'Hola, {name}:',
        'una sesión suya se usó desde dos sitios el {when}, la segunda vez desde la dirección {address}. Puede que la hayan copiado, así que se ha cerrado.',
        'Vuelva a iniciar sesión. Si no sabe a qué se debe, cambie la contraseña.',
      ],
      action: 'Revisar mis sesiones',
    },
    mfa_added: {
      subject: 'Se ha añadido un método de verificación',
      paragraphs: [
        'Hola, {name}:',
        '{method} se añadió a su usuario el {when} para la autenticación en dos pasos.',
        'Si no ha sido usted, cambie enseguida la contraseña.',
      ],
      action: 'Abrir Mi seguridad',
    },
    mfa_removed: {
      subject: 'Se ha quitado un método de verificación',
      paragraphs: ['Hola, {name}:', '{method} se quitó de su usuario el {when}.', 'Si no ha sido usted, cambie enseguida la contraseña.'],
      action: 'Abrir Mi seguridad',
    },
    mfa_reset: {
      subject: 'Se han restablecido sus métodos de verificación',
      paragraphs: [
        'Hola, {name}:',
        '{inviter}, de la administración de {account}, quitó el {when} todos los métodos de verificación y códigos de respaldo de su usuario. Se cerraron todas sus sesiones.',
        'La próxima vez que inicie sesión configurará un método nuevo.',
        'Si no lo ha pedido, cambie enseguida la contraseña y hable con otra persona que administre su cuenta.',
      ],
      action: 'Iniciar sesión',
    },
    backup_code_used: {
      subject: 'Se ha usado un código de respaldo',
      paragraphs: [
        'Hola, {name}:',
        'se usó un código de respaldo para iniciar sesión el {when} desde la dirección {address}. Códigos restantes: {remaining}.',
        'Si no ha sido usted, cambie la contraseña y genere códigos nuevos.',
      ],
      action: 'Abrir Mi seguridad',
    },
    access_changed: {
      subject: 'Su acceso a {account} ha cambiado',
      paragraphs: [
        'Hola, {name}:',
        'su acceso a {account} se cambió el {when}: {change}.',
        'Si le sorprende, pregunte al administrador de su cuenta.',
      ],
    },
    ownership: {
      subject: '{account} ahora es suya',
      paragraphs: [
        'Hola, {name}:',
        '{inviter} le ha hecho titular de {account} el {when}. Ahora tiene todos los permisos en todas sus casas de subastas.',
      ],
      action: 'Abrir AuctionWiz',
    },
    ownership_given: {
      subject: 'Ha traspasado {account}',
      paragraphs: [
        'Hola, {name}:',
        '{owner} es titular de {account} desde el {when}. Usted sigue siendo administrador de todas sus casas de subastas.',
        'Si no ha sido usted, avise a {owner} y cambie la contraseña de inmediato.',
      ],
    },
  },
}
